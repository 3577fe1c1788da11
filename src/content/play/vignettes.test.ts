import { describe, expect, test } from 'vitest';
import { readIds } from '#content/compile/ids.ts';
import { describeCase } from '#content/play/describe-case.ts';
import { isReached, type JudgedCase } from '#content/play/judge-case.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { denyingTheRest, judgeVignette } from '#content/play/vignette.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';

const FEWEST = 60;

const content = wholeContent();
const playable = provisionalContent(content, readIds());
const { vignettes } = content;
const judged = vignettes.map(vignette => judgeVignette(vignette, playable));
const denied = vignettes.map(vignette => judgeVignette(denyingTheRest(vignette, playable), playable));

/** The share among the first three, with those that are not, in words, for whoever reads the failure. */
function inThree(judged: readonly JudgedCase[]): { readonly share: number; readonly missed: string } {
  const missed = judged.filter(one => !isReached(one)).map(one => describeCase(one, playable.compiled));
  return { share: 1 - missed.length / judged.length, missed: missed.join('\n') };
}

describe('vignettes', () => {
  test('at least sixty patients with two or three symptoms are told', () => {
    const several = vignettes.filter(({ answers }) => Object.keys(answers).length > 1);
    expect(several.length).toBeGreaterThanOrEqual(FEWEST);
  });

  test('what each tells fits the questions that it is asked', () => {
    const faulty = judged.filter(({ faults }) => faults.length > 0);
    expect(faulty.map(one => describeCase(one, playable.compiled))).toEqual([]);
  });

  test('the expected diagnosis is among the first three in at least 90 % when all else is skipped', () => {
    const { share, missed } = inThree(judged);
    expect(share, missed).toBeGreaterThanOrEqual(0.9);
  });

  test('the expected diagnosis is among the first three in at least 90 % when all else is denied', () => {
    const { share, missed } = inThree(denied);
    expect(share, missed).toBeGreaterThanOrEqual(0.9);
  });
});
