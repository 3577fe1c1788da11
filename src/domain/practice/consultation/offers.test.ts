import { expect, test } from 'vitest';
import { ask, choose, type Heard } from '#domain/practice/consultation/ask.ts';
import { beginConsultation, type Line } from '#domain/practice/consultation/consultation.ts';
import { isToldAlike } from '#domain/practice/consultation/told-alike.ts';
import { BAKER } from '#domain/practice/patient/patient.fixture.ts';

const TODAY = '2026-11-22';

test('where it is not sure what was meant three readings are offered, and a tap goes on', () => {
  const offers: Heard['offers'] = [
    ['history:smoking'],
    ['history:alcohol'],
    ['history:drugs'],
    ['history:diet'],
  ];
  const unsure = ask(beginConsultation(BAKER, TODAY), 'Do you use anything?', {
    outcome: 'unsure',
    parts: [{ intent: 'history:smoking' }],
    offers,
  });
  expect(unsure.lines.at(-1)).toMatchObject({
    facts: [],
    offers: ['history:smoking', 'history:alcohol', 'history:drugs'],
  });
  const chosen = choose(unsure, 'history:smoking');
  expect(chosen.lines.map(({ text }) => text)).toEqual(['Do you use anything?', 'Ten a day.']);
  expect(choose(unsure, 'history:diet')).toBe(unsure);
});

test('several things that may have been asked at once are offered together, and one tap asks them all (specification 31.9)', () => {
  const both: Heard['offers'][number] = ['history:smoking', 'history:home'];
  const unsure = ask(beginConsultation(BAKER, TODAY), 'Smoke, and at home?', {
    outcome: 'unsure',
    parts: both.map(intent => ({ intent })),
    offers: [both, ['history:smoking'], ['history:home']],
  });
  expect(unsure.lines.at(-1)).toMatchObject({ offers: [both, 'history:smoking', 'history:home'] });
  const [question, answer] = choose(unsure, both).lines;
  expect(question).toMatchObject({ text: 'Smoke, and at home?', asked: both });
  expect(answer?.text).toContain('Ten a day.');
});

test('nothing is offered where the two likeliest readings bring the same answer', () => {
  const heard: Heard = {
    outcome: 'unsure',
    parts: [{ intent: 'history:smoking' }],
    offers: [['history:smoking'], ['history:smoking-amount'], ['history:home']],
  };
  const told = ask(beginConsultation(BAKER, TODAY), 'A smoker, how many?', heard);
  expect(told.lines[0]).toMatchObject({ asked: ['history:smoking'] });
  expect(told.lines[1]).toMatchObject({ text: 'Ten a day.', offers: [] });
  const others = heard.offers.slice(1, 3);
  const apart = ask(beginConsultation(BAKER, TODAY), 'And?', {
    ...heard,
    offers: [['history:home'], ...others],
  });
  expect(apart.lines[1]).toMatchObject({
    facts: [],
    offers: ['history:home', 'history:smoking-amount', 'history:home'],
  });
});

test('two answers come to the same if they tell or hold back the same facts; without facts, if they are the same words', () => {
  const answer = (text: string, facts: readonly string[] = [], held: readonly string[] = []): Line => ({
    ...{ by: 'patient', text, facts, held, usual: [], cues: [], offers: [] },
  });
  expect(isToldAlike(answer('Ten a day.', ['smoking']), answer('Like I said, ten.', ['smoking']))).toBe(true);
  expect(isToldAlike(answer('Ten a day.', ['smoking']), answer('Ten a day.'))).toBe(false);
  expect(isToldAlike(answer('Why?', [], ['fear']), answer('Never mind.', [], ['fear']))).toBe(true);
  expect(isToldAlike(answer('No.'), answer('No.'))).toBe(true);
  expect(isToldAlike(answer('No.'), answer('Never.'))).toBe(false);
});
