import type { Label } from '#domain/practice/understanding/language-model.ts';

/** What speaks for a reading of a clause being right, each from 0 to 1 unless told otherwise. */
export type Evidence = {
  /** A cue says so. */
  readonly isCued: number;
  /** A cue says so that goes on with what was asked. */
  readonly isFollowing: number;
  /** Cues that fit say other things too. */
  readonly hasRivalCue: number;
  /** How near the nearest paraphrase is. */
  readonly likeness: number;
  /** How probable the classifier finds it. */
  readonly probability: number;
  /** How much more it resembles than anything else does; from -1 on. */
  readonly lead: number;
  /** The share of the words that are known. */
  readonly known: number;
  /** The clause is nothing but names. */
  readonly isBare: number;
  /** A finding is asked for, which was named; and by what share of the words. */
  readonly isNamed: number;
  readonly named: number;
  /** The name is the name of several. */
  readonly isAmbiguous: number;
  /** A finding is asked for, which the words only resemble; and how much. */
  readonly isResembled: number;
  readonly resembled: number;
  /** Another finding resembles the words more. */
  readonly isDoubtful: number;
  /** Something was named that the reading does not use. */
  readonly leavesName: number;
  /** Several things at once. */
  readonly isSeveral: number;
  /** "It", and nothing named. */
  readonly hasOnlyPronoun: number;
  readonly isTalk: number;
  readonly isAttribute: number;
  readonly isFamily: number;
  /** In twenties of words. */
  readonly length: number;
};

/** Found by logistic regression over questions nobody had tuned on, each read by a model that had not seen it. */
const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  isCued: 1.27,
  isFollowing: 0.61,
  hasRivalCue: -0.55,
  likeness: 1.74,
  probability: 1.26,
  lead: 0.9,
  known: 0.29,
  isBare: 1.38,
  isNamed: -0.49,
  named: 0.57,
  isAmbiguous: -0.2,
  isResembled: -0.25,
  resembled: 0.26,
  isDoubtful: -1.34,
  leavesName: 0.22,
  isSeveral: -0.08,
  hasOnlyPronoun: 0.1,
  isTalk: -0.09,
  isAttribute: -0.46,
  isFamily: -0.53,
  length: 0.45,
};

const BIAS = -2.49;

/** How probable it is that a reading with such evidence is right. */
export function certaintyOf(evidence: Evidence): number {
  const sum = Object.entries(evidence).reduce(
    (total, [name, value]) => total + value * (isEvidence(name) ? WEIGHTS[name] : 0),
    BIAS,
  );
  return 1 / (1 + Math.exp(-sum));
}

function isEvidence(name: string): name is keyof Evidence {
  return Object.hasOwn(WEIGHTS, name);
}

/** What kind of thing a label asks. */
export function kindOfLabel(label: Label): Pick<Evidence, 'isTalk' | 'isAttribute' | 'isFamily'> {
  return {
    isTalk: Number(label.startsWith('talk:')),
    isAttribute: Number(label.startsWith('attribute:')),
    isFamily: Number(label.startsWith('history:family')),
  };
}
