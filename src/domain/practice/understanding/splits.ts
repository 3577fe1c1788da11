import { type Intent, isAside, parseIntent } from '#domain/practice/intent.ts';
import { type Coverage, coverageOf } from '#domain/practice/understanding/coverage.ts';
import { namesApart, piecesListed } from '#domain/practice/understanding/items.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import type { Sentence } from '#domain/practice/understanding/pieces.ts';
import { type PieceReading, readPiece } from '#domain/practice/understanding/read-piece.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

/** A way to take a sentence apart, with what each part asks. */
export type Split = { readonly parts: readonly PieceReading[]; readonly evidence: SplitEvidence };

export const SPLIT_SIGNS = [
  'several',
  'leastSureOfSeveral',
  'meanSureOfSeveral',
  'sureOfWhole',
  'covered',
  'leastCovered',
  'counted',
  'repeats',
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

/** More ways than this are not tried. */
const MOST_WAYS = 24;

/** A list of more things is taken whole or each by itself. */
const FEW_ITEMS = 4;

/** What is less likely is not asked beside something else. */
const LIKELY_BESIDE = 0.03;

/** Which of the likeliest readings may be asked together. */
const TAKEN_TOGETHER: readonly (readonly number[])[] = [
  [0, 1],
  [0, 1, 2],
  [0, 2],
  [0, 3],
  [1, 2],
  [0, 1, 3],
];

const QUESTION_WORDS = new Set(['what', 'when', 'where', 'which', 'who', 'why', 'how']);

const LONG = 15;

/** The ways a sentence may be taken apart: first as it stands, then in clauses, then in what they list. */
export function splitsOf(
  language: Language,
  { whole, pieces }: Sentence,
  context: QuestionContext,
): readonly Split[] {
  const read = reader(language, context);
  const ways = new Map<string, readonly string[]>();
  const clauses = pieces.length === 0 ? [whole] : pieces;
  for (const way of [[whole], ...combined(clauses.map(waysOfClause))]) ways.set(way.join('\n'), way);
  const together = read(whole, null);
  const taken = [...ways.values()].map(texts =>
    texts.map((text, place) => read(text, texts[place - 1] ?? null)),
  );
  return [...taken, ...likeliestTogether(together).map(all => [all])].map(parts => ({
    parts,
    evidence: evidenceOf(parts, { language, together, clauses: clauses.length }),
  }));

  function waysOfClause(clause: string): readonly (readonly string[])[] {
    const apart = namesApart(language.lexicon, language.gazetteer, clause);
    return [
      ...waysOfList(clause),
      ...(apart === null ? [] : waysOfList(apart).slice(1)),
      ...waysOfList(clause, true).slice(1),
    ];
  }

  function waysOfList(clause: string, arePlaces = false): readonly (readonly string[])[] {
    const items = piecesListed(language.lexicon, clause, arePlaces);
    return items.length > FEW_ITEMS
      ? [[clause], items.map(({ alone }) => alone)]
      : runs(items.length).map(way =>
          way.map(([from, to]) =>
            to - from === items.length
              ? clause
              : [items[from]?.alone ?? '', ...items.slice(from + 1, to).map(({ said }) => said)].join(' or '),
          ),
        );
  }
}

/** What words cannot be taken apart and may ask for two or three things: "Did you pass out, or nearly?" */
function likeliestTogether(together: PieceReading): readonly PieceReading[] {
  const { asks, candidates } = together;
  const likely = candidates.filter(({ intent, score }) => score >= LIKELY_BESIDE && !isAside(intent));
  return TAKEN_TOGETHER.flatMap(places => {
    const taken = places.flatMap(place => likely[place] ?? []);
    const isKnown = taken.length === asks.length && taken.every(({ intent }) => asks.includes(intent));
    if (taken.length < places.length || isKnown) return [];
    return {
      ...together,
      asks: taken.map(({ intent }) => intent),
      sureness: taken.reduce((sum, { score }) => sum + score, 0),
    };
  });
}

/** Reads each text once; what was asked just before it is what it may lean on. */
function reader(language: Language, context: QuestionContext) {
  const known = new Map<string, PieceReading>();
  return function read(text: string, before: string | null): PieceReading {
    const key = `${before ?? ''}\n${text}`;
    const reading = known.get(key) ?? readPiece(language, text, after(before));
    known.set(key, reading);
    return reading;
  };

  function after(before: string | null): QuestionContext {
    const [first] =
      before === null ? [] : (known.get(`\n${before}`) ?? readPiece(language, before, context)).candidates;
    return first === undefined ? context : askedJustNow(context, [first.intent]);
  }
}

/** What was asked just before in one breath may be spoken of, though nothing was told of it yet. */
export function askedJustNow(context: QuestionContext, asked: readonly Intent[]): QuestionContext {
  const findings = asked
    .map(parseIntent)
    .flatMap(parts => (parts?.frame === 'presence' ? parts.finding : []));
  return {
    ...context,
    lastIntents: [...context.lastIntents, ...asked],
    toldFindings: [...context.toldFindings, ...findings],
  };
}

/** One way of each, joined. */
function combined(ways: readonly (readonly (readonly string[])[])[]): readonly (readonly string[])[] {
  return ways.reduce<readonly (readonly string[])[]>(
    (all, options) => all.flatMap(one => options.map(option => [...one, ...option])).slice(0, MOST_WAYS),
    [[]],
  );
}

/** The ways to take things in a row together, from all as one to each alone: places from and to. */
function runs(count: number): readonly (readonly (readonly [number, number])[])[] {
  const gaps = Math.max(0, count - 1);
  return Array.from({ length: 2 ** gaps }, (_, cuts) => {
    const ends = [
      ...Array.from({ length: gaps }, (__, gap) => gap + 1).filter(end => (cuts >> (end - 1)) & 1),
      count,
    ];
    return ends.map((end, place) => [ends[place - 1] ?? 0, end] as const);
  });
}

type Whole = {
  readonly language: Language;
  readonly together: PieceReading;
  readonly clauses: number;
};

function evidenceOf(parts: readonly PieceReading[], { language, together, clauses }: Whole): SplitEvidence {
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
  const anew = isDistinct && parts.slice(1).every(asksAnew) ? byClauses : 0;
  const bare = parts.filter(({ isBareName }) => isBareName).length / count;
  const onlyBare = several === 1 && isDistinct && bare === 1 ? 1 : 0;
  const frames = new Set(intents.map(intent => intent.split(':')[0]));
  const length = Math.min(1, together.tokens.length / LONG);
  const coverage = coverageOf(language.encoder, together.told, intents);
  return {
    several,
    leastSureOfSeveral: several * least,
    meanSureOfSeveral: several * mean,
    sureOfWhole: several * odds(together.sureness),
    ...coverage,
    repeats: isDistinct ? 0 : 1,
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
