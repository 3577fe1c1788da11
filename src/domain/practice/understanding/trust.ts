import { type Intent, isAside } from '#domain/practice/intent.ts';
import { COVERAGE_SIGNS, type Coverage } from '#domain/practice/understanding/coverage.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { sharesOf, type Weights } from '#domain/practice/understanding/logit.ts';
import type { LikelyWay } from '#domain/practice/understanding/meanings.ts';
import type { Sentence } from '#domain/practice/understanding/pieces.ts';
import type { PieceReading } from '#domain/practice/understanding/read-piece.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { LONG, odds } from '#domain/practice/understanding/split-evidence.ts';
import { splitsOf } from '#domain/practice/understanding/splits.ts';
import { asksOf, waysOf } from '#domain/practice/understanding/turns.ts';

/** The likeliest way to understand something said. */
export type Likeliest = {
  readonly parts: readonly PieceReading[];
  /** All ways to understand it, with how likely each is. */
  readonly ways: readonly LikelyWay[];
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
  'more',
  'fewer',
  'sentences',
  'breaks',
  'length',
  'again',
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
  const form = formOf(sentences);
  return others.length === 0
    ? likeliest(splitting, splitsOf(language, only, context), form)
    : likeliest(turns, waysOf(language, sentences, context), form);
}

/** How something is said: the longer, and the more it may list, the sooner something in it is missed. */
type Form = Pick<TrustEvidence, 'sentences' | 'breaks' | 'length'>;

const BREAK = /,|\b(?:or|and)\b|\//g;

function formOf(sentences: readonly Sentence[]): Form {
  const said = sentences.map(({ whole }) => whole).join(' ');
  return {
    sentences: sentences.length - 1,
    breaks: said.match(BREAK)?.length ?? 0,
    length: Math.min(2, said.split(/\s+/).length / LONG),
  };
}

/** How likely all of it is right, and nothing else was asked: 0 to 1. */
export function trustIn({ weights }: Pick<Language, 'weights'>, evidence: TrustEvidence): number {
  return sharesOf(weights.trust, [evidence, NO_TRUST])[0] ?? 0;
}

/** That it is wrong has nothing that speaks for it. */
export const NO_TRUST = Object.fromEntries(TRUST_SIGNS.map(sign => [sign, 0])) as TrustEvidence;

type WayOf<Sign extends string> = {
  readonly parts: readonly PieceReading[];
  readonly evidence: Readonly<Record<Sign, number>> & Coverage & Pick<TrustEvidence, 'again'>;
};

function likeliest<Sign extends string>(
  weights: Weights<Sign>,
  ways: readonly WayOf<Sign>[],
  form: Form,
): Likeliest | null {
  const shares = sharesOf(
    weights,
    ways.map(({ evidence }) => evidence),
  );
  const [share = 0, next = 0] = shares.toSorted((one, other) => other - one);
  const way = ways[shares.indexOf(share)];
  if (way === undefined) return null;
  const all = ways.map(({ parts }, place): Weighed => [askedBy(parts), shares[place] ?? 0]);
  return {
    parts: way.parts,
    ways: ways.map(({ parts }, place) => ({ parts, share: shares[place] ?? 0 })),
    evidence: { ...evidenceOf(way, share, next), ...besideOf(askedBy(way.parts), all), ...form },
  };
}

/** What a way asks, talk aside, and how likely it is. */
type Weighed = readonly [asked: ReadonlySet<Intent>, share: number];

function askedBy(parts: readonly PieceReading[]): ReadonlySet<Intent> {
  return new Set(parts.flatMap(asksOf).filter(intent => !isAside(intent)));
}

/** How likely it is that all of this is asked and more, and that only some of it is. */
function besideOf(
  asked: ReadonlySet<Intent>,
  ways: readonly Weighed[],
): Pick<TrustEvidence, 'more' | 'fewer'> {
  const oddsThat = (is: (other: ReadonlySet<Intent>) => boolean) =>
    odds(ways.reduce((sum, [other, share]) => sum + (is(other) ? share : 0), 0));
  return {
    more: oddsThat(other => other.size > asked.size && holds(other, asked)),
    fewer: oddsThat(other => other.size < asked.size && holds(asked, other)),
  };
}

function holds(all: ReadonlySet<Intent>, some: ReadonlySet<Intent>): boolean {
  return [...some].every(intent => all.has(intent));
}

/** Of a question beside talk, only the question counts. */
function evidenceOf(
  { parts, evidence }: WayOf<string>,
  share: number,
  next: number,
): Omit<TrustEvidence, keyof Form | 'more' | 'fewer'> {
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
    again: evidence.again,
    ahead: odds(share) - odds(next),
    ...coverageIn(evidence),
  };
}

function coverageIn(evidence: Coverage): Coverage {
  return Object.fromEntries(COVERAGE_SIGNS.map(sign => [sign, evidence[sign]])) as Coverage;
}
