import { expect, test } from 'vitest';
import { craftOf } from '#domain/practice/debrief/craft.ts';
import { readOf, type Talk, talkedOf } from '#domain/practice/debrief/debrief.fixture.ts';
import { BAKER, fact } from '#domain/practice/patient/patient.fixture.ts';

const jargonIn = (...talk: Talk) => craftOf(readOf(talk)).jargon.length;

test('a technical word in a question is one the patient may not know', () => {
  expect(jargonIn(['Any pyrexia?', 'presence:fever'])).toBe(1);
});

test('one in a line that explains, or that is explained in the same sentence, is none', () => {
  expect(jargonIn(['I think it is pyrexia, and that it will pass. Does that help?', 'talk:explain'])).toBe(0);
  expect(jargonIn(['Any pyrexia, that is, are you hot?', 'presence:fever'])).toBe(0);
  expect(jargonIn(['Any fever or pyrexia?', 'presence:fever'])).toBe(0);
});

test('a word that the patient used first is no jargon', () => {
  const own = fact('history:illnesses', 'They called it pyrexia.');
  const patient = { ...BAKER, facts: [...BAKER.facts, own] };
  const talk: Talk = [
    ['Which illnesses have there been?', 'history:illnesses'],
    ['When was the pyrexia?', 'attribute:onset:fever'],
  ];
  expect(craftOf(readOf(talk, { consultation: talkedOf(talk, patient) })).jargon).toEqual([]);
});
