import { describe, expect, test } from 'vitest';
import { readIds } from './ids.ts';
import { isReached, type JudgedCase } from './judge-case.ts';
import { provisionalKnowledge } from './knowledge.ts';
import { readContent } from './read-content.ts';
import { tellCase } from './tell-case.ts';
import { denyingTheRest, judgeVignette } from './vignette.ts';

const FEWEST = 60;

const { content } = readContent();
const knowledge = provisionalKnowledge(content, readIds());
const { vignettes } = content;
const told = vignettes.map(vignette => judgeVignette(vignette, knowledge));
const denied = vignettes.map(vignette => judgeVignette(denyingTheRest(vignette, knowledge), knowledge));

/** The share among the first three, with those that are not, in words, for whoever reads the failure. */
function inThree(judged: readonly JudgedCase[]): { readonly share: number; readonly missed: string } {
  const missed = judged.filter(one => !isReached(one)).map(one => tellCase(one, knowledge.compiled));
  return { share: 1 - missed.length / judged.length, missed: missed.join('\n') };
}

describe('vignettes', () => {
  test('at least sixty patients with two or three symptoms are told', () => {
    const several = vignettes.filter(({ answers }) => Object.keys(answers).length > 1);
    expect(several.length).toBeGreaterThanOrEqual(FEWEST);
  });

  test('what each tells fits the questions that it is asked', () => {
    const faulty = told.filter(({ faults }) => faults.length > 0);
    expect(faulty.map(one => tellCase(one, knowledge.compiled))).toEqual([]);
  });

  test('the expected diagnosis is among the first three in at least 90 % when all else is skipped', () => {
    const { share, missed } = inThree(told);
    expect(share, missed).toBeGreaterThanOrEqual(0.9);
  });

  test('the expected diagnosis is among the first three in at least 90 % when all else is denied', () => {
    const { share, missed } = inThree(denied);
    expect(share, missed).toBeGreaterThanOrEqual(0.9);
  });
});
