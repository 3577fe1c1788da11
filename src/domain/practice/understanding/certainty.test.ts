import { expect, test } from 'vitest';
import { certaintyOf, type Evidence } from '#domain/practice/understanding/certainty.ts';

const NOTHING: Evidence = {
  isCued: 0,
  isFollowing: 0,
  hasRivalCue: 0,
  likeness: 0,
  probability: 0,
  lead: 0,
  known: 0,
  isBare: 0,
  isNamed: 0,
  named: 0,
  isAmbiguous: 0,
  isResembled: 0,
  resembled: 0,
  isDoubtful: 0,
  leavesName: 0,
  isSeveral: 0,
  hasOnlyPronoun: 0,
  isTalk: 0,
  isAttribute: 0,
  isFamily: 0,
  length: 0,
};

test('a cue alone does not make a reading sure enough to be answered', () => {
  expect(certaintyOf({ ...NOTHING, isCued: 1, known: 1 })).toBeLessThan(0.5);
});

test('a cue and a paraphrase that say the same make it sure', () => {
  const both = { ...NOTHING, isCued: 1, known: 1, likeness: 0.7, probability: 0.7, lead: 0.4 };
  expect(certaintyOf(both)).toBeGreaterThan(0.6);
});

test('a rival cue and a finding that resembles the words more speak against a reading', () => {
  const sure = { ...NOTHING, likeness: 0.9, probability: 0.9, lead: 0.5, known: 1 };
  expect(certaintyOf({ ...sure, hasRivalCue: 1 })).toBeLessThan(certaintyOf(sure));
  expect(certaintyOf({ ...sure, isDoubtful: 1 })).toBeLessThan(certaintyOf(sure));
});
