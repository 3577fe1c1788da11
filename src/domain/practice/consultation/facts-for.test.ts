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

test('who tells a special kind of what is asked does not deny it; a jaw that tires says nothing of legs', () => {
  const dizzy = fact('presence:postural-dizziness', 'When I stand up.');
  expect(answering('presence:dizziness', dizzy)).toEqual(['presence:postural-dizziness']);
  const chewing = fact('presence:jaw-claudication', 'My jaw gets tired.');
  expect(answering('presence:claudication', chewing)).toEqual([]);
  const mother = fact('presence:family-breast-cancer', 'My mother had it.');
  expect(answering('presence:cancer', mother)).toEqual([]);
});

test('a pregnancy that cannot be the patient’s own is the mother’s or the wife’s', () => {
  const birth = fact('history:birth', 'Thirty-nine weeks.');
  const home = fact('history:home', 'With my wife. She is due in May.');
  const asked = (age: number, sex: 'female' | 'male') =>
    factsFor(
      { ...BAKER, person: { ...BAKER.person, age, sex }, facts: [birth, home] },
      'history:pregnant-now',
    ).map(({ id }) => id);
  expect(asked(0.2, 'male')).toEqual(['history:birth']);
  expect(asked(37, 'male')).toEqual(['history:home']);
  expect(asked(37, 'female')).toEqual([]);
});

test('a fall that is asked about by itself is the one that brought the patient', () => {
  const onset = fact('attribute:circumstances', 'I was at the sink.');
  const fallen = { ...BAKER, complaint: { ...BAKER.complaint, key: 'falls' }, facts: [onset] };
  expect(factsFor(fallen, 'attribute:circumstances:recent-fall')).toEqual([onset]);
});

test('a symptom whose own words tell when it came did not begin with the complaint', () => {
  const face = (says: string) =>
    fact('presence:facial-weakness', says, {
      findings: [{ key: 'facial-weakness', name: 'Weak face', terms: ['Weak face'], isSymptom: true }],
    });
  const asked = (says: string) => answering('attribute:onset:facial-weakness', face(says));
  expect(asked('The tea runs out of my mouth. Since three or four days.')).toEqual([
    'presence:facial-weakness',
  ]);
  expect(asked('The tea runs out of my mouth. Last week I dropped a cup.')).toEqual(['attribute:onset']);
});

test('since when a medicine is taken is a detail of the medicines', () => {
  const tablets = fact('history:medicines', 'Only those for my thyroid.', {
    asks: ['history:medicines', 'presence:carbimazole-use'],
  });
  const dose = fact('history:medicine-details', 'Six weeks ago, forty milligrams.');
  expect(answering('attribute:onset:carbimazole-use', tablets, dose)).toEqual(['history:medicine-details']);
  expect(answering('attribute:onset:carbimazole-use', tablets)).toEqual(['history:medicines']);
});

test('whoever is asked about their weight tells what has changed, before what has not', () => {
  const loss = fact('presence:weight-loss', 'No, none lost.', { is: 'denied' });
  const gain = fact('presence:weight-gain', 'Eight kilos.');
  expect(answering('history:weight', loss, gain)).toEqual(['presence:weight-gain']);
  expect(answering('history:weight', loss)).toEqual(['presence:weight-loss']);
});
