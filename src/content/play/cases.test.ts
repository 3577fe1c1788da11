import { describe, expect, test } from 'vitest';
import { readIds } from '#content/compile/ids.ts';
import { describeCase } from '#content/play/describe-case.ts';
import { isReached, judgeCase } from '#content/play/judge-case.ts';
import { playableContent, provisionalContent } from '#content/play/playable-content.ts';
import { shaken } from '#content/play/shaken.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';

const SHAKEN_SHARE = 0.6;
const SEEDS = [1, 2, 3, 4, 5];

const content = wholeContent();
const playable = provisionalContent(content, readIds());
const judged = content.cases.map(teachingCase => judgeCase(teachingCase, playable));
const first = judged.filter(({ teachingCase }) => teachingCase.rank === 1);

/** The cases in words, for whoever reads the failure. */
function described(cases: typeof judged): readonly string[] {
  return cases.map(one => describeCase(one, playable.compiled));
}

describe('teaching cases', () => {
  test('each is answered as its patient would be asked', () => {
    expect(described(judged.filter(({ faults }) => faults.length > 0))).toEqual([]);
  });

  test('at least 95 % of those expected first come first', () => {
    const reached = first.filter(isReached).length;
    expect(
      reached / first.length,
      described(first.filter(one => !isReached(one))).join('\n'),
    ).toBeGreaterThanOrEqual(0.95);
  });

  test('those not expected first reach their rank', () => {
    expect(described(judged.filter(one => one.teachingCase.rank > 1 && !isReached(one)))).toEqual([]);
  });

  test('every diagnosis that must not be missed is among the first three', () => {
    const missed = judged.filter(({ isMustNotMiss, rank }) => isMustNotMiss && (rank === null || rank > 3));
    expect(described(missed)).toEqual([]);
  });

  test('at least 90 % keep the first place when 60 % of the points shift by one', () => {
    const winners = first.filter(isReached).map(({ teachingCase }) => teachingCase);
    const kept = SEEDS.map(seed => {
      const other = playableContent(shaken(playable.compiled, SHAKEN_SHARE, seed));
      return (
        winners.filter(teachingCase => judgeCase(teachingCase, other).rank === 1).length / winners.length
      );
    });
    expect(Math.min(...kept), `kept: ${kept.join(', ')}`).toBeGreaterThanOrEqual(0.9);
  });
});
