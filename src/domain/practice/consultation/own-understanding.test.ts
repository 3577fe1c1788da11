import { expect, test } from 'vitest';
import { asksToTellBack, isOwnUnderstanding } from '#domain/practice/consultation/own-understanding.ts';

test.each([
  'So three days, and a fever. Is that right?',
  'Did I get that?',
  'Is there anything I’ve left out?',
])('whoever asks "%s" checks their own understanding', words => {
  expect(isOwnUnderstanding(words)).toBe(true);
});

test.each(['I want you in hospital right away. Does that make sense?', 'Is that all right with you?'])(
  'whoever asks "%s" does not',
  words => {
    expect(isOwnUnderstanding(words)).toBe(false);
  },
);

test('a patient may be asked to say in their own words what was agreed, which is not to tell their story', () => {
  expect(asksToTellBack('Could you just say back to me what happens next?')).toBe(true);
  expect(asksToTellBack("Could you tell me in your own words what I've just said?")).toBe(true);
  expect(asksToTellBack('Tell me in your own words what has happened.')).toBe(false);
});
