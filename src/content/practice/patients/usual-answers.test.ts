import { describe, expect, test } from 'vitest';
import { GENERAL_INTENTS } from '#content/practice/patients/random-questioner.fixture.ts';
import { usualAnswers } from '#content/practice/patients/usual-answers.ts';
import { readPractice } from '#content/read/read-content.ts';
import { REPLY_KINDS, usualWays } from '#domain/practice/consultation/usual-reply.ts';
import { isIntent } from '#domain/practice/intent.ts';
import { BAKER } from '#domain/practice/patient/patient.fixture.ts';

const { normalAnswers } = readPractice();

const ASKED = [
  ...GENERAL_INTENTS.filter(intent => !intent.startsWith('open:') && intent !== 'talk:summary'),
  'presence:anything',
  'attribute:onset:anything',
  ...REPLY_KINDS.map(kind => `reply:${kind}`),
];

const PERSONS = (['male', 'female'] as const).flatMap(sex =>
  [0.1, 1, 5, 12, 17, 30, 58, 90].flatMap(age =>
    (['self', 'mother', 'daughter'] as const).map(informant => ({ sex, age, informant })),
  ),
);

describe.each(PERSONS)('$informant for a $sex patient of $age', person => {
  const usual = usualAnswers(normalAnswers, person);

  test('has an answer to every question, with every name filled in that the file can fill', () => {
    const unanswered = ASKED.filter(to => usualWays({ ...BAKER, usual }, to).length === 0);
    expect(unanswered).toEqual([]);
    for (const { says } of usual)
      for (const text of says) expect(text).not.toMatch(/\{(he|him|his|He|His)\}/);
  });
});

test('who speaks for a girl says she', () => {
  const usual = usualAnswers(normalAnswers, { sex: 'female', age: 5, informant: 'mother' });
  expect(usualWays({ ...BAKER, usual }, 'presence:cough')).toContain("No, she isn't coughing.");
});

test('a man is not asked for his last period, and a woman of eighty has had it long ago', () => {
  const says = (sex: 'male' | 'female', age: number) =>
    usualWays(
      { ...BAKER, usual: usualAnswers(normalAnswers, { sex, age, informant: 'self' }) },
      'history:last-period',
    );
  expect(says('male', 30)).toEqual(["I'm a man, doctor."]);
  expect(says('female', 80)).toEqual(['Oh, that stopped years ago.']);
});

test('every normal answer is to a question that there is', () => {
  const known = new Set(REPLY_KINDS.map(kind => `reply:${kind}`));
  const unknown = normalAnswers.map(({ to }) => to).filter(to => !known.has(to) && !isAsked(to));
  expect(unknown).toEqual([]);
});

/** A star stands for many: one of them is tried. */
function isAsked(to: string): boolean {
  if (!to.includes('*')) return isIntent(to);
  return (
    ASKED.some(intent => intent.startsWith(to.split('*')[0] ?? '')) || isIntent(to.replaceAll('*', 'any'))
  );
}
