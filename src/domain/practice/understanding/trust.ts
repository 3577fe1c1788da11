import { isAside } from '#domain/practice/intent.ts';
import { COVERAGE_SIGNS, type Coverage } from '#domain/practice/understanding/coverage.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { sharesOf, type Weights } from '#domain/practice/understanding/logit.ts';
import type { Sentence } from '#domain/practice/understanding/pieces.ts';
import type { PieceReading } from '#domain/practice/understanding/read-piece.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { odds } from '#domain/practice/understanding/split-evidence.ts';
import { splitsOf } from '#domain/practice/understanding/splits.ts';
import { asksOf, waysOf } from '#domain/practice/understanding/turns.ts';

/** The likeliest way to understand something said. */
export type Likeliest = {
  readonly parts: readonly PieceReading[];
  /** What speaks for its being right. */
  readonly evidence: TrustEvidence;
};

export const TRUST_SIGNS = [
  'always',
  'way',
  'sure',
  'leastSure',
  'parts',
  'nothing',
  'ahead',
  ...COVERAGE_SIGNS,
] as const;

export type TrustSign = (typeof TRUST_SIGNS)[number];

export type TrustEvidence = Readonly<Record<TrustSign, number>>;

/** What sentences ask, in the likeliest way. */
export function likeliestOf(
  language: Language,
  sentences: readonly Sentence[],
  context: QuestionContext,
): Likeliest | null {
  const [only, ...others] = sentences;
  if (only === undefined) return null;
  const { splitting, turns } = language.weights;
  return others.length === 0
    ? likeliest(splitting, splitsOf(language, only, context))
    : likeliest(turns, waysOf(language, sentences, context));
}

/** How likely all of it is right, and nothing else was asked: 0 to 1. */
export function trustIn({ weights }: Pick<Language, 'weights'>, evidence: TrustEvidence): number {
  return sharesOf(weights.trust, [evidence, NO_TRUST])[0] ?? 0;
}

/** That it is wrong has nothing that speaks for it. */
export const NO_TRUST = Object.fromEntries(TRUST_SIGNS.map(sign => [sign, 0])) as TrustEvidence;

type WayOf<Sign extends string> = {
  readonly parts: readonly PieceReading[];
  readonly evidence: Readonly<Record<Sign, number>> & Coverage;
};

function likeliest<Sign extends string>(
  weights: Weights<Sign>,
  ways: readonly WayOf<Sign>[],
): Likeliest | null {
  const shares = sharesOf(
    weights,
    ways.map(({ evidence }) => evidence),
  );
  const [share = 0, next = 0] = shares.toSorted((one, other) => other - one);
  const way = ways[shares.indexOf(share)];
  return way === undefined ? null : { parts: way.parts, evidence: evidenceOf(way, share, next) };
}

/** Of a question beside talk, only the question counts. */
function evidenceOf({ parts, evidence }: WayOf<string>, share: number, next: number): TrustEvidence {
  const questions = parts.filter(({ asks }) => !asks.every(isAside));
  const counted = questions.length > 0 ? questions : parts;
  const sure = counted.map(({ sureness }) => odds(sureness));
  return {
    always: 1,
    way: odds(share),
    sure: sure.reduce((sum, each) => sum + each, 0) / Math.max(1, sure.length),
    leastSure: sure.length === 0 ? 0 : Math.min(...sure),
    parts: Math.max(0, counted.length - 1),
    nothing: parts.flatMap(asksOf).length === 0 ? 1 : 0,
    ahead: odds(share) - odds(next),
    ...coverageIn(evidence),
  };
}

function coverageIn(evidence: Coverage): Coverage {
  return Object.fromEntries(COVERAGE_SIGNS.map(sign => [sign, evidence[sign]])) as Coverage;
}
