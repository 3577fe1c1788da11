import type { Intent } from '#domain/practice/intent.ts';
import { piecesListed } from '#domain/practice/understanding/items.ts';
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
  'repeats',
  'holdsWhole',
  'attributes',
  'onlyAttributes',
  'onlyHistory',
  'talk',
  'relatives',
  'bareNames',
  'onlyBareNames',
  'wholeAsksFindings',
  'wholeAsksAttributes',
  'byClauses',
  'sureClauses',
  'distinctClauses',
  'beyondTwo',
  'ofOneFrame',
  'namesInOne',
  'clausesInOne',
  'bareInOne',
  'lengthOfOne',
] as const;

export type SplitSign = (typeof SPLIT_SIGNS)[number];

/** What speaks for a way to take a sentence apart, each as a number. */
export type SplitEvidence = Readonly<Record<SplitSign, number>>;

/** More ways than this are not tried. */
const MOST_WAYS = 24;

/** A list of more things is taken whole or each by itself. */
const FEW_ITEMS = 4;

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
  return [...ways.values()].map(texts => {
    const parts = texts.map((text, place) => read(text, texts[place - 1] ?? null));
    return { parts, evidence: evidenceOf(parts, { together, clauses: clauses.length }) };
  });

  function waysOfClause(clause: string): readonly (readonly string[])[] {
    const items = piecesListed(language.lexicon, clause);
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
    return first === undefined
      ? context
      : { ...context, lastIntents: [...context.lastIntents, first.intent] };
  }
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

type Whole = { readonly together: PieceReading; readonly clauses: number };

function evidenceOf(parts: readonly PieceReading[], { together, clauses }: Whole): SplitEvidence {
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
  const bare = parts.filter(({ isBareName }) => isBareName).length / count;
  const frames = new Set(intents.map(intent => intent.split(':')[0]));
  const length = Math.min(1, together.tokens.length / LONG);
  return {
    several,
    leastSureOfSeveral: several * least,
    meanSureOfSeveral: several * mean,
    sureOfWhole: several * odds(together.sureness),
    repeats: isDistinct ? 0 : 1,
    holdsWhole: several === 1 && together.asks.every(intent => intents.includes(intent)) ? 1 : 0,
    attributes: share(isAttribute),
    onlyAttributes: isDistinct && share(isAttribute) === 1 ? 1 : 0,
    onlyHistory: isDistinct && share(intent => intent.startsWith('history:')) === 1 ? 1 : 0,
    talk: share(intent => intent.startsWith('talk:') || intent === 'open:more'),
    relatives: share(intent => intent.includes(':family')),
    bareNames: several * bare,
    onlyBareNames: several === 1 && isDistinct && bare === 1 ? 1 : 0,
    wholeAsksFindings: several * scoreOf(together, 'presence:'),
    wholeAsksAttributes: several * scoreOf(together, 'attribute:'),
    byClauses,
    sureClauses: byClauses * least,
    distinctClauses: isDistinct ? byClauses : 0,
    beyondTwo: Math.max(0, count - 2),
    ofOneFrame: several === 1 && frames.size === 1 ? 1 : 0,
    namesInOne: several === 0 && together.mentions.length > 1 ? 1 : 0,
    clausesInOne: several === 0 && clauses > 1 ? 1 : 0,
    bareInOne: several === 0 && together.isBareName ? 1 : 0,
    lengthOfOne: (1 - several) * length,
  };
}

function isAttribute(intent: Intent): boolean {
  return intent.startsWith('attribute:');
}

function scoreOf({ candidates }: PieceReading, frame: string): number {
  return candidates.reduce((sum, { intent, score }) => sum + (intent.startsWith(frame) ? score : 0), 0);
}

function odds(share: number): number {
  return Math.log((share + 0.02) / (1.02 - share));
}
