import { type Intent, isAside, parseIntent } from '#domain/practice/intent.ts';
import { bestNamed, mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import { namesApart, piecesListed } from '#domain/practice/understanding/items.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { NAME_KINDS } from '#domain/practice/understanding/language-model.ts';
import type { Sentence } from '#domain/practice/understanding/pieces.ts';
import { type PieceReading, readPiece } from '#domain/practice/understanding/read-piece.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { evidenceOf, type SplitEvidence } from '#domain/practice/understanding/split-evidence.ts';
import { wordsInRow } from '#domain/practice/understanding/spoken.ts';

/** A way to take a sentence apart, with what each part asks. */
export type Split = { readonly parts: readonly PieceReading[]; readonly evidence: SplitEvidence };

/** More ways than this are not tried. */
const MOST_WAYS = 24;

/** A list of more things is taken whole or each by itself. */
const FEW_ITEMS = 4;

/** What is less likely is not asked beside something else. */
const LIKELY_BESIDE = 0.03;

const IS_NOT = /\b(?:no|not|none|never|nothing|without)\b/;

/** Which of the likeliest readings may be asked together. */
const TAKEN_TOGETHER: readonly (readonly number[])[] = [
  [0, 1],
  [0, 1, 2],
  [0, 2],
  [0, 3],
  [1, 2],
  [0, 1, 3],
];

/** The ways a sentence may be taken apart: first as it stands, then in clauses, then in what they list. */
export function splitsOf(
  language: Language,
  { whole, pieces, finest, told }: Sentence,
  context: QuestionContext,
): readonly Split[] {
  const read = reader(language, toldJustNow(language, told, context));
  const ways = new Map<string, readonly string[]>();
  const isFiner = finest.join('\n') !== pieces.join('\n');
  const apart = (isFiner ? [pieces, finest] : [pieces]).flatMap(each => combined(each.map(waysOfClause)));
  for (const way of [[whole], ...apart]) ways.set(way.join('\n'), way);
  const together = read(whole, null);
  const taken = [...ways.values()].map(texts =>
    texts.map((text, place) => read(text, texts[place - 1] ?? null)),
  );
  return [...taken, ...likeliestTogether(together).map(all => [all])].map(parts => ({
    parts,
    evidence: evidenceOf(parts, {
      language,
      asked: context.lastIntents,
      together,
      clauses: pieces.length,
      finest: finest.length,
    }),
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
    const taken = places
      .flatMap(place => likely[place] ?? [])
      .toSorted((one, other) => placeSaid(together, one.intent) - placeSaid(together, other.intent));
    const isKnown = taken.length === asks.length && taken.every(({ intent }) => asks.includes(intent));
    if (taken.length < places.length || isKnown) return [];
    return {
      ...together,
      asks: taken.map(({ intent }) => intent),
      sureness: taken.reduce((sum, { score }) => sum + score, 0),
    };
  });
}

/** Where an intent is named: what is asked together is answered in its order. What is not named comes last. */
function placeSaid({ mentions, tokens }: PieceReading, intent: Intent): number {
  const isIt = ({ item, findings }: PieceReading['mentions'][number]) =>
    item === intent || findings.some(({ key }) => intent === `presence:${key}`);
  return mentions.find(isIt)?.from ?? tokens.length;
}

/** Reads each text once; what has no name of its own may lean on what was asked just before it. */
function reader(language: Language, context: QuestionContext) {
  const known = new Map<string, PieceReading>();
  return function read(text: string, before: string | null): PieceReading {
    const leansOn = isNamed(text) ? null : before;
    const key = `${leansOn ?? ''}\n${text}`;
    const reading = known.get(key) ?? readPiece(language, text, after(leansOn));
    known.set(key, reading);
    return reading;
  };

  function isNamed(text: string): boolean {
    const { lexicon, gazetteer } = language;
    return mentionsIn(gazetteer, lexicon, wordsInRow(lexicon, text)).some(({ isGeneric }) => !isGeneric);
  }

  function after(before: string | null): QuestionContext {
    const [first] =
      before === null ? [] : (known.get(`\n${before}`) ?? readPiece(language, before, context)).candidates;
    return first === undefined ? context : askedJustNow(context, [first.intent]);
  }
}

/** What is repeated of what was told is what is spoken of: "a bit of blood, and when did you first see that?" */
export function toldJustNow(
  { lexicon, gazetteer }: Pick<Language, 'lexicon' | 'gazetteer'>,
  told: string,
  context: QuestionContext,
): QuestionContext {
  if (isDenied(told)) return context;
  const named = mentionsIn(gazetteer, lexicon, wordsInRow(lexicon, told))
    .map(mention => (mention.isGeneric ? undefined : bestNamed(mention, NAME_KINDS, context)))
    .find(finding => finding !== undefined && finding.complaint !== context.complaint);
  return named === undefined ? context : askedJustNow(context, [`presence:${named.key}`]);
}

/** Whether what is repeated is that something is not there. */
export function isDenied(told: string): boolean {
  return IS_NOT.test(told);
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
