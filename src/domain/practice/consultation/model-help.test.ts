import { expect, test } from 'vitest';
import { ask, askMeaning } from '#domain/practice/consultation/ask.ts';
import { beginConsultation, type Consultation } from '#domain/practice/consultation/consultation.ts';
import { askAsRead, canBeReworded, inOtherWords } from '#domain/practice/consultation/model-help.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { BAKER } from '#domain/practice/patient/patient.fixture.ts';

const begun = beginConsultation(BAKER, '2026-11-22');

const asking = (intent: Intent): Consultation => askMeaning(begun, 'A question', [intent]);

test('what a language model read is answered, and marked as read by it (specification 31.40)', () => {
  const lines = askAsRead(begun, 'Is it a constant thing?', ['attribute:course'])?.lines;
  expect(lines).toMatchObject([
    { text: 'Is it a constant thing?', asked: ['attribute:course'], isReadByModel: true },
    { text: 'It stays the same.', facts: ['attribute:course'] },
  ]);
});

test('what is told in trust only is offered, and told to whoever taps it (specification 31.40)', () => {
  const [question, offer] = askAsRead(begun, 'Anything stronger?', ['history:drugs'])?.lines ?? [];
  expect(question).toMatchObject({ asked: [] });
  expect(offer).toMatchObject({ offers: ['history:drugs'], facts: [], held: [] });
});

test.each<[what: string, read: readonly Intent[]]>([
  ['nothing', []],
  ['empathy, which would earn trust', ['talk:empathy']],
  ['an interest in worries, which would too', ['ice:concerns']],
  [
    'more than anybody asks at once',
    ['history:smoking', 'history:home', 'attribute:onset', 'attribute:site'],
  ],
])('a reading of %s is of no use', (_what, read) => {
  expect(askAsRead(begun, 'Some words', read)).toBeNull();
});

test('trust that a model claims to have heard opens nothing', () => {
  const lines = askAsRead(begun, 'Some words', ['talk:empathy', 'history:drugs'])?.lines;
  expect(lines?.at(-1)).toMatchObject({ facts: [], offers: ['history:drugs'] });
});

test('an answer is told in other words if they say the same, and marked (specification 31.41)', () => {
  const told = asking('attribute:character');
  expect(inOtherWords(told, 'Well, it presses, doctor.').lines.at(-1)).toEqual({
    ...told.lines.at(-1),
    text: 'Well, it presses, doctor.',
    isWordedByModel: true,
  });
});

test.each(['It presses in my left arm.', 'It does not press.', '', 'It presses.'])(
  '"%s" leaves the script as it is',
  reworded => {
    const told = asking('attribute:character');
    expect(inOtherWords(told, reworded)).toEqual(told);
  },
);

test('only what answers something is reworded', () => {
  expect(canBeReworded(asking('attribute:onset'))).toBe(true);
  expect(canBeReworded(ask(begun, 'Hum', { outcome: 'unknown', parts: [], offers: [] }))).toBe(false);
  expect(canBeReworded(begun)).toBe(false);
});
