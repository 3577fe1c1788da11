import { type Intent, isAside } from '#domain/practice/intent.ts';
import { COVERAGE_SIGNS, type Coverage, coverageOf } from '#domain/practice/understanding/coverage.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { isAskedBefore } from '#domain/practice/understanding/options.ts';
import type { PieceReading } from '#domain/practice/understanding/read-piece.ts';

export const SPLIT_SIGNS = [
  'several',
  'leastSureOfSeveral',
  'meanSureOfSeveral',
  'sumSureOfSeveral',
  'leastOneOfSeveral',
  'mostNothing',
  'shortest',
  'sureOfWhole',
  ...COVERAGE_SIGNS,
  'repeats',
  'again',
  'againOfSeveral',
  'holdsWhole',
  'attributes',
  'onlyAttributes',
  'onlyHistory',
  'talk',
  'relatives',
  'bareNames',
  'onlyBareNames',
  'sureBareNames',
  'wholeAsksFindings',
  'wholeAsksAttributes',
  'byClauses',
  'sureClauses',
  'distinctClauses',
  'sureAnew',
  'byFinest',
  'sureFinest',
  'finestInOne',
  'beyondTwo',
  'ofOneFrame',
  'namesInOne',
  'clausesInOne',
  'bareInOne',
  'lengthOfOne',
  'together',
  'leastTogether',
  'coveredTogether',
  'countedTogether',
] as const;

export type SplitSign = (typeof SPLIT_SIGNS)[number];

/** What speaks for a way to take a sentence apart, each as a number. */
export type SplitEvidence = Readonly<Record<SplitSign, number>>;

const QUESTION_WORDS = new Set(['what', 'when', 'where', 'which', 'who', 'why', 'how']);

/** What is less likely than this is as good as impossible. */
const LEAST = 0.01;

/** A sentence of so many words is long. */
export const LONG = 15;

type Whole = {
  readonly language: Language;
  /** What was asked before. */
  readonly asked: readonly Intent[];
  readonly together: PieceReading;
  readonly clauses: number;
  /** How many questions it would be if every word that may begin one did. */
  readonly finest: number;
};

/** What speaks for a way to take a sentence apart. */
export function evidenceOf(
  parts: readonly PieceReading[],
  { language, asked, together, clauses, finest }: Whole,
): SplitEvidence {
  const count = parts.length;
  const several = count > 1 ? 1 : 0;
  const sure = parts.map(({ sureness }) => sureness);
  const intents = parts.flatMap(({ asks }) => asks);
  const least = odds(Math.min(...sure));
  const mean = odds(sure.reduce((sum, each) => sum + each, 0) / count);
  const share = (is: (intent: Intent) => boolean) =>
    (several * intents.filter(is).length) / Math.max(1, intents.length);
  const isDistinct = new Set(intents).size === intents.length;
  const byClauses = several === 1 && clauses > 1 && count === clauses ? 1 : 0;
  const byFinest = several === 1 && finest > clauses && count === finest ? 1 : 0;
  const anew = isDistinct && parts.slice(1).every(asksAnew) ? byClauses : 0;
  const bare = parts.filter(({ isBareName }) => isBareName).length / count;
  const onlyBare = several === 1 && isDistinct && bare === 1 ? 1 : 0;
  const frames = new Set(intents.map(intent => intent.split(':')[0]));
  const length = Math.min(1, together.tokens.length / LONG);
  const coverage = coverageOf(language, together, intents);
  const again = intents.filter(intent => !isAside(intent) && isAskedBefore(asked, intent)).length;
  return {
    several,
    leastSureOfSeveral: several * least,
    meanSureOfSeveral: several * mean,
    sumSureOfSeveral: several * sure.reduce((sum, each) => sum + Math.log(each + LEAST), 0),
    leastOneOfSeveral: several * Math.log(Math.min(...parts.map(asksOne)) + LEAST),
    mostNothing: Math.max(...parts.map(({ nothing }) => nothing)),
    shortest: several / Math.max(1, Math.min(...parts.map(({ tokens }) => tokens.length))),
    sureOfWhole: several * odds(together.sureness),
    ...coverage,
    repeats: isDistinct ? 0 : 1,
    again,
    againOfSeveral: several * again,
    holdsWhole: several === 1 && together.asks.every(intent => intents.includes(intent)) ? 1 : 0,
    attributes: share(isAttribute),
    onlyAttributes: isDistinct && share(isAttribute) === 1 ? 1 : 0,
    onlyHistory: isDistinct && share(intent => intent.startsWith('history:')) === 1 ? 1 : 0,
    talk: share(isAside),
    relatives: share(intent => intent.includes(':family')),
    bareNames: several * bare,
    onlyBareNames: onlyBare,
    sureBareNames: onlyBare * Math.max(0, least) * Math.max(0, count - 2),
    wholeAsksFindings: several * scoreOf(together, 'presence:'),
    wholeAsksAttributes: several * scoreOf(together, 'attribute:'),
    byClauses,
    sureClauses: byClauses * least,
    distinctClauses: isDistinct ? byClauses : 0,
    sureAnew: anew * Math.max(0, least),
    byFinest,
    sureFinest: isDistinct ? byFinest * least : 0,
    finestInOne: several === 0 && finest > clauses ? 1 : 0,
    beyondTwo: Math.max(0, count - 2),
    ofOneFrame: several === 1 && frames.size === 1 ? 1 : 0,
    namesInOne: several === 0 && together.mentions.length > 1 ? 1 : 0,
    clausesInOne: several === 0 && clauses > 1 ? 1 : 0,
    bareInOne: several === 0 && together.isBareName ? 1 : 0,
    lengthOfOne: (1 - several) * length,
    ...togetherEvidence(parts, coverage),
  };
}

/** What speaks for one piece that asks several things. */
function togetherEvidence([only, ...others]: readonly PieceReading[], coverage: Coverage) {
  const isTogether = only !== undefined && others.length === 0 && only.asks.length > 1;
  const scores = only?.candidates.filter(({ intent }) => only.asks.includes(intent)) ?? [];
  return isTogether
    ? {
        together: only.asks.length - 1,
        leastTogether: odds(Math.min(...scores.map(({ score }) => score))),
        coveredTogether: coverage.leastCovered,
        countedTogether: coverage.counted,
      }
    : { together: 0, leastTogether: 0, coveredTogether: 0, countedTogether: 0 };
}

/** How likely a piece asks one thing. */
function asksOne({ told }: PieceReading): number {
  return told.counts[0] ?? 0;
}

/** Whether a piece begins with a question word of its own: "When did it start, and what were you doing?" */
function asksAnew({ tokens }: PieceReading): boolean {
  return tokens.slice(0, 2).some(({ word }) => QUESTION_WORDS.has(word));
}

function isAttribute(intent: Intent): boolean {
  return intent.startsWith('attribute:');
}

function scoreOf({ candidates }: PieceReading, frame: string): number {
  return candidates.reduce((sum, { intent, score }) => sum + (intent.startsWith(frame) ? score : 0), 0);
}

/** How sure something is, as the logarithm of its odds; certain is not endless. */
export function odds(share: number): number {
  return Math.log((share + 0.02) / (1.02 - share));
}
