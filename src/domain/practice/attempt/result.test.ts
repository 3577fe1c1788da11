import { describe, expect, it } from 'vitest';
import { dueAfter, dueNow } from '#domain/practice/attempt/due.ts';
import { examOpening } from '#domain/practice/attempt/exam.ts';
import { progressOf } from '#domain/practice/attempt/progress-of.ts';
import {
  type PracticeResult,
  readResult,
  withBeginning,
  withResult,
} from '#domain/practice/attempt/result.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

describe('Results', () => {
  const FIRST: PracticeResult = {
    patientId: 7,
    beganAt: NOW - MINUTE,
    at: NOW,
    mode: 'exam',
    door: 'A baker',
    system: 'Heart',
    level: 'classic',
    confidence: 0.8,
    isRight: true,
    topics: [
      { topic: 'complaint', found: 3, of: 4 },
      { topic: 'family', found: 0, of: 1 },
    ],
    lookAlike: 9,
  };
  const taken = (patientId: number, lookAlike: number, days: number): PracticeResult => ({
    ...FIRST,
    patientId,
    lookAlike,
    beganAt: NOW + days * DAY - MINUTE,
    at: NOW + days * DAY,
  });

  it('make the look-alike due in 1 day, then the two in turn in 7 and 30, then nothing (specification 31.21)', () => {
    const second = taken(9, 7, 1);
    const third = taken(7, 9, 8);
    expect(dueAfter([FIRST])).toEqual([{ patientId: 9, from: NOW + DAY }]);
    expect(dueAfter([FIRST, second])).toEqual([{ patientId: 7, from: NOW + 8 * DAY }]);
    expect(dueAfter([FIRST, second, third])).toEqual([{ patientId: 9, from: NOW + 38 * DAY }]);
    expect(dueAfter([FIRST, second, third, taken(9, 7, 40)])).toEqual([]);
    expect(dueAfter([{ ...FIRST, lookAlike: null }])).toEqual([]);
    expect(dueNow([FIRST], NOW + DAY - 1)).toEqual([]);
    expect(dueNow([FIRST], NOW + DAY)).toHaveLength(1);
  });

  it('close the exam of a patient until that patient is due again (specification 31.35)', () => {
    const closed = { isOpen: false, from: null };
    const open = { isOpen: true, from: null };
    expect(examOpening([FIRST], 7, NOW)).toEqual(closed);
    expect(examOpening([FIRST], 9, NOW)).toEqual(open);
    expect(examOpening([{ ...FIRST, mode: 'learning' }], 7, NOW)).toEqual(open);
    const both = [FIRST, { ...taken(9, 7, 1), mode: 'learning' }] as const;
    const from = NOW + 8 * DAY;
    expect(examOpening(both, 7, from - 1)).toEqual({ isOpen: false, from });
    expect(examOpening(both, 7, from)).toEqual({ isOpen: true, from });
  });

  it('count once for each attempt, and those of an earlier program by the commitment', () => {
    const results = withResult([FIRST], { ...FIRST, at: NOW + 5, isRight: false });
    expect(results).toEqual([FIRST]);
    const { beganAt: _, ...old } = FIRST;
    expect(withBeginning({ results: [old] })).toEqual({ results: [{ beganAt: NOW, ...old }] });
    expect(withBeginning('x')).toEqual({ results: [] });
  });

  it('say how each part went over time (specification 31.33)', () => {
    const at = (days: number, isRight: boolean) => ({ ...taken(7, 9, days), isRight });
    const report = progressOf([at(3, true), at(1, false), at(2, false), at(4, true)]);
    expect(report.systems[0]?.course).toEqual({
      points: [0, 0, 1 / 3, 1 / 2],
      halves: { earlier: 0, lately: 1 },
    });
    expect(progressOf([FIRST]).systems[0]?.course.halves).toBeNull();
  });

  it('are told from the weakest on (specification 31.20)', () => {
    const report = progressOf([
      FIRST,
      { ...taken(9, 7, 1), system: 'Lungs', isRight: false },
      taken(7, 9, 8),
    ]);
    expect(report).toMatchObject({ patients: 2, histories: 3 });
    expect(report.systems.map(({ name, share }) => [name, share.count, share.of])).toEqual([
      ['Lungs', 0, 1],
      ['Heart', 2, 2],
    ]);
    expect(report.topics.map(({ share }) => [share.count, share.of])).toEqual([
      [0, 3],
      [9, 12],
    ]);
  });

  it('are stored and read again as they were', () => {
    expect(readResult(JSON.parse(JSON.stringify(FIRST)))).toEqual(FIRST);
    expect(readResult({ ...FIRST, mode: 'other' })).toBeUndefined();
  });
});
