import { expect, test } from 'vitest';
import type { Intent } from '#domain/practice/intent.ts';
import { type LikelyWay, meaningsOf } from '#domain/practice/understanding/meanings.ts';

type Candidates = readonly (readonly [intent: Intent, score: number])[];

/** A part that asks what is likeliest in it. */
function part(...candidates: Candidates): LikelyWay['parts'][number] {
  const [[intent, sureness] = ['open:more', 0] as const] = candidates;
  return {
    asks: [intent],
    sureness,
    nothing: 0,
    candidates: candidates.map(([each, score]) => ({ intent: each, score })),
  } as unknown as LikelyWay['parts'][number];
}

const FEVER = part(['presence:fever', 0.9], ['presence:rigors', 0.08]);
const COUGH = part(['presence:cough', 0.6], ['presence:wheeze', 0.3]);

test('one question may mean what else is likely in it', () => {
  expect(meaningsOf(['presence:cough'], [{ parts: [COUGH], share: 1 }])).toEqual([
    ['presence:cough'],
    ['presence:wheeze'],
  ]);
});

test('several questions may mean the same with one of them read otherwise, the least sure first', () => {
  expect(meaningsOf(['presence:fever', 'presence:cough'], [{ parts: [FEVER, COUGH], share: 0.9 }])).toEqual([
    ['presence:fever', 'presence:cough'],
    ['presence:fever', 'presence:wheeze'],
    ['presence:rigors', 'presence:cough'],
  ]);
});

test('what was understood is first, and what another way asks is next if it is likely', () => {
  const ways = [
    { parts: [FEVER], share: 0.5 },
    { parts: [FEVER, COUGH], share: 0.45 },
  ];
  expect(meaningsOf(['presence:fever'], ways).slice(0, 2)).toEqual([
    ['presence:fever'],
    ['presence:fever', 'presence:cough'],
  ]);
});

test('in another order, or with talk beside it, it is the same', () => {
  const thanks = part(['talk:thanks', 0.9]);
  const ways = [
    { parts: [thanks, COUGH, FEVER], share: 0.5 },
    { parts: [FEVER, COUGH], share: 0.4 },
  ];
  const meanings = meaningsOf(['presence:fever', 'presence:cough'], ways);
  expect(meanings.filter(each => each.includes('presence:fever') && each.includes('presence:cough'))).toEqual(
    [['presence:fever', 'presence:cough']],
  );
});

test('where nothing else is likely there is nothing else', () => {
  expect(meaningsOf(['history:home'], [])).toEqual([['history:home']]);
});
