import { expect, test } from 'vitest';
import { NO_IDS } from '#content/compile/ids.ts';
import { describeCase } from '#content/play/describe-case.ts';
import { isReached, judgeCase } from '#content/play/judge-case.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { randomFrom } from '#content/play/random-from.ts';
import { shaken } from '#content/play/shaken.ts';
import { at, sampleContent } from '#content/sample-content.fixture.ts';

const content = sampleContent();
const playable = provisionalContent(content, NO_IDS);
const { compiled } = playable;
const teachingCase = at(content.cases, 0);

test('a case reaches its rank when the expected diagnosis comes as far up as its author asked', () => {
  const judged = judgeCase(teachingCase, playable);
  expect(judged).toMatchObject({ rank: 1, isMustNotMiss: true, faults: [] });
  expect(isReached(judged)).toBe(true);
  expect(isReached({ ...judged, rank: 2 })).toBe(false);
  expect(isReached({ ...judged, rank: null })).toBe(false);
});

test('a case whose diagnosis no answer speaks for has no rank', () => {
  const missed = { ...teachingCase, expected: 'dissection' };
  expect(judgeCase(missed, playable).rank).toBe(null);
});

test('a case is told with the points behind its ranks', () => {
  const described = describeCase(judgeCase(teachingCase, playable), compiled);
  expect(described).toContain('ok   chest-pain: A man with a heavy chest (male, 60)');
  expect(described).toContain('1. Name of infarction (!)');
  expect(described).toContain('spread: Left arm +3');
});

test('shaking moves the stated share of points by one, alike for the same seed, and leaves head starts', () => {
  const moved = shaken(compiled, 0.6, 7).values.filter((value, index) => {
    const before = at(compiled.values, index);
    expect(Math.abs(value.points - before.points)).toBeLessThanOrEqual(1);
    expect(value.headStart).toBe(before.headStart);
    return value.points !== before.points;
  });
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.length).toBeLessThan(compiled.values.length);
  expect(shaken(compiled, 0.6, 7)).toEqual(shaken(compiled, 0.6, 7));
});

test('random numbers fall from 0 to below 1', () => {
  const random = randomFrom(1);
  const drawn = Array.from({ length: 1000 }, random);
  expect(drawn.every(number => number >= 0 && number < 1)).toBe(true);
  expect(drawn.reduce((sum, number) => sum + number, 0) / 1000).toBeCloseTo(0.5, 1);
});
