import { describe, expect, test } from 'vitest';
import { GENERAL_INTENTS } from '#content/practice/patients/random-questioner.fixture.ts';
import { type Speaker, usualAnswers } from '#content/practice/patients/usual-answers.ts';
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

const CALM = { mood: 'calm', talkativeness: 2 };

const PERSONS = (['male', 'female'] as const).flatMap(sex =>
  [0.1, 1, 5, 12, 17, 30, 58, 90].flatMap(age =>
    (['self', 'mother', 'daughter'] as const).map(informant => ({ ...CALM, sex, age, informant })),
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
  const usual = usualAnswers(normalAnswers, { ...CALM, sex: 'female', age: 5, informant: 'mother' });
  expect(usualWays({ ...BAKER, usual }, 'presence:cough')).toContain("No, she isn't coughing.");
});

test('a man is not asked for his last period, and a woman of eighty has had it long ago', () => {
  const says = (sex: 'male' | 'female', age: number) =>
    usualWays(
      { ...BAKER, usual: usualAnswers(normalAnswers, { ...CALM, sex, age, informant: 'self' }) },
      'history:last-period',
    );
  expect(says('male', 30)).toEqual(['Not me. Who do you mean?']);
  expect(says('female', 80)).toEqual(['Oh, that stopped years ago.']);
});

/** What this speaker may say to something. */
function ways(speaker: Partial<Speaker>, to: string): readonly string[] {
  const person: Speaker = { ...CALM, sex: 'female', age: 40, informant: 'self', ...speaker };
  return usualWays({ ...BAKER, usual: usualAnswers(normalAnswers, person) }, to);
}

test('a denial, the answer to bad news and a question in return sound otherwise of the curt, the talkative, the old and parents', () => {
  const speakers: readonly Partial<Speaker>[] = [
    {},
    { talkativeness: 1 },
    { talkativeness: 3 },
    { age: 84 },
    { age: 4, informant: 'mother' },
  ];
  for (const to of ['reply:none', 'reply:bad-news', 'reply:questions-told', 'talk:plan']) {
    const said = new Set(speakers.map(speaker => ways(speaker, to).join(' ')));
    expect(said.size, to).toBeGreaterThanOrEqual(4);
    for (const speaker of speakers) expect(new Set(ways(speaker, to)).size, to).toBeGreaterThan(1);
  }
});

test('bad news is taken by mood', () => {
  expect(ways({ mood: 'frightened but hiding it' }, 'reply:bad-news')).not.toEqual(
    ways({ mood: 'gruff, impatient' }, 'reply:bad-news'),
  );
});

test('asked for what only a woman has, neither a man nor the mother of a boy rebukes the doctor', () => {
  const asked = ['pregnant-now', 'pregnancies', 'last-period', 'cycle', 'menopause', 'smear'];
  for (const speaker of [{ age: 58 }, { age: 1, informant: 'mother' as const }])
    for (const item of asked)
      expect(ways({ sex: 'male', ...speaker }, `history:${item}`).join(), item).not.toMatch(
        /doctor|a man\b|isn't a/,
      );
  expect(ways({ age: 1, informant: 'mother' }, 'history:pregnant-now')).toEqual([
    'Do you mean when she was on the way?',
  ]);
});

test('who has said to be a student or a nurse is called no doctor', () => {
  for (const { self, other } of normalAnswers)
    for (const text of [...self, ...other]) expect(text).not.toMatch(/\bdoctor\b/);
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
