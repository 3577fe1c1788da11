import { expect, test } from 'vitest';
import { ask, choose, type Heard } from '#domain/practice/consultation/ask.ts';
import { beginConsultation } from '#domain/practice/consultation/consultation.ts';
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
