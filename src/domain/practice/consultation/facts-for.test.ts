import { expect, test } from 'vitest';
import { factsFor } from '#domain/practice/consultation/facts-for.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { BAKER, fact } from '#domain/practice/patient/patient.fixture.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';

/** The facts that answer a question to Ada Baker, of whom the file says this besides. */
const answering = (intent: Intent, ...more: readonly Fact[]) =>
  factsFor({ ...BAKER, facts: [...BAKER.facts, ...more] }, intent).map(({ id }) => id);

const STONE = fact('presence:kidney-stones-past', 'One, in 1986.', {
  findings: [
    { key: 'kidney-stones-past', name: 'Kidney stones', terms: ['Kidney stones'], isSymptom: false },
  ],
});

test('a symptom that came with the complaint began with it, unless the file says otherwise', () => {
  expect(answering('attribute:onset:nausea')).toEqual(['attribute:onset']);
  const own = fact('attribute:onset:nausea', 'An hour later.');
  expect(answering('attribute:onset:nausea', own)).toEqual(['attribute:onset:nausea']);
});

test('an illness did not begin with the complaint', () => {
  expect(answering('attribute:onset:kidney-stones-past', STONE)).toEqual(['presence:kidney-stones-past']);
});

test('how long an attack of one symptom lasts says nothing of another', () => {
  const lasts = fact('attribute:duration', 'Two minutes.');
  expect(answering('attribute:duration:nausea', lasts)).toEqual(['presence:nausea']);
});

test('what a fact near by says answers, where none is about it', () => {
  const tried = fact('attribute:treatment-tried', 'Two aspirin.');
  expect(answering('history:over-the-counter', tried)).toEqual(['attribute:treatment-tried']);
  const stopped = fact('history:menopause', 'At fifty.');
  expect(answering('history:cycle', stopped)).toEqual(['history:menopause']);
});
