import { expect, it } from 'vitest';
import {
  askAgain,
  beginAttempt,
  consultationOf,
  foundAgain,
  isTimeToThink,
} from '#domain/practice/attempt/attempt.ts';
import { debriefOfAttempt } from '#domain/practice/attempt/debrief-of-attempt.ts';
import { dueAfter } from '#domain/practice/attempt/due.ts';
import { progressOf } from '#domain/practice/attempt/progress-of.ts';
import { type PracticeResult, readResult } from '#domain/practice/attempt/result.ts';
import { readAttempt } from '#domain/practice/attempt/stored-attempt.ts';
import { askMeaning } from '#domain/practice/consultation/ask.ts';
import { calibrationOf } from '#domain/practice/debrief/calibration.ts';
import { COMMITMENT, REFERENCE, talkedOf } from '#domain/practice/debrief/debrief.fixture.ts';
import { BAKER } from '#domain/practice/patient/patient.fixture.ts';
import { sealReference } from '#domain/practice/patient/seal.ts';
import { openJargon } from '#domain/practice/understanding/manner.ts';

const PATIENT = { ...BAKER, sealed: sealReference(REFERENCE, BAKER.id) };

const SETTINGS = { mode: 'exam', minutes: 8, asksThoughts: true } as const;

const ATTEMPT = {
  ...askAgain(beginAttempt({ patientId: BAKER.id, settings: SETTINGS, now: 1, today: '2026-11-22' }), [
    'smoking',
  ]),
  stage: 'debrief',
  lines: talkedOf([
    ['Hello', 'talk:greeting'],
    ['When did it start?', 'attribute:onset'],
    ['Do you smoke?', 'history:smoking'],
  ]).lines,
  midway: { line: 2, hypotheses: [{ id: 1, name: 'Myocardial infarction' }] },
  commitment: { ...COMMITMENT, excluded: [...COMMITMENT.excluded] },
};

const RESULT: PracticeResult = {
  patientId: 1,
  beganAt: 1,
  at: 1,
  mode: 'exam',
  door: 'A door',
  system: 'Respiratory',
  level: 'classic',
  confidence: 0.5,
  isRight: true,
  topics: [{ topic: 'complaint', found: 1, of: 2 }],
  lookAlike: 2,
};

const DAMAGE = [null, -1, 1.5, 1e300, '', 'x', '2026-02-31', [], {}, [null], [[]], [{}], true];

type Path = readonly string[];

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

/** The value with something else at this place. */
function damagedAt(value: unknown, [key, ...rest]: Path, damage: unknown): unknown {
  if (key === undefined) return damage;
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[key] = damagedAt(copy[key], rest, damage);
  return copy;
}

function everyDamageOf(value: unknown): readonly unknown[] {
  const stored = JSON.parse(JSON.stringify(value));
  return pathsIn(stored).flatMap(path => DAMAGE.map(damage => damagedAt(stored, path, damage)));
}

it('Whatever stands in a stored attempt, it can be gone on with and debriefed, or is none (specification 27.3)', () => {
  let opened = 0;
  for (const damaged of everyDamageOf(ATTEMPT)) {
    const attempt = readAttempt(damaged);
    if (attempt === undefined) continue;
    opened += 1;
    isTimeToThink(attempt, 1);
    foundAgain(attempt);
    expect(() => askMeaning(consultationOf(attempt, PATIENT), 'Your name?', ['talk:name'])).not.toThrow();
    expect(() =>
      debriefOfAttempt({ patient: PATIENT, attempt, language: { jargon: openJargon([]) } }),
    ).not.toThrow();
  }
  expect(opened).toBeGreaterThan(100);
});

it('Whatever stands in the stored results, progress can be told', () => {
  for (const damaged of everyDamageOf(RESULT)) {
    const result = readResult(damaged);
    if (result === undefined) continue;
    const { topics, systems } = progressOf([result, RESULT]);
    for (const { share } of [...topics, ...systems]) expect(share.count).toBeLessThanOrEqual(share.of);
    expect(() => dueAfter([result])).not.toThrow();
    const bands = calibrationOf([result])?.bands ?? [];
    expect(bands).toHaveLength(1);
  }
});
