import { expect, it } from 'vitest';
import { factorWords } from './factor-words.ts';

it.each([
  [0, 'rules it out'],
  [0.04, 'makes it hardly possible'],
  [0.1, 'makes it about a tenth as likely'],
  [0.2, 'makes it about a fifth as likely'],
  [0.25, 'makes it about a quarter as likely'],
  [0.33, 'makes it about a third as likely'],
  [0.5, 'makes it about half as likely'],
  [0.9, 'makes it a little less likely'],
  [1, 'changes nothing'],
  [1.2, 'makes it a little more likely'],
  [1.4, 'makes it about 1.5 times as likely'],
  [2.1, 'makes it about 2 times as likely'],
  [5.4, 'makes it about 5 times as likely'],
  [40, 'makes it more than 20 times as likely'],
])('a factor of %d on the odds %s (specification 21.17)', (factor, words) => {
  expect(factorWords(factor)).toBe(words);
});
