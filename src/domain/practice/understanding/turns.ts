import { type Intent, isAside } from '#domain/practice/intent.ts';
import { COVERAGE_SIGNS, coverageOf } from '#domain/practice/understanding/coverage.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { sharesOf } from '#domain/practice/understanding/logit.ts';
import { isAskedBefore } from '#domain/practice/understanding/options.ts';
import type { Sentence } from '#domain/practice/understanding/pieces.ts';
import { type PieceReading, readPiece } from '#domain/practice/understanding/read-piece.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { odds } from '#domain/practice/understanding/split-evidence.ts';
import { askedJustNow, isDenied, splitsOf, toldJustNow } from '#domain/practice/understanding/splits.ts';
import { inRow } from '#domain/practice/understanding/spoken.ts';

/** A way to understand several sentences said at once, with what is asked. */
export type Way = { readonly parts: readonly PieceReading[]; readonly evidence: TurnEvidence };

export const TURN_SIGNS = [
  ...COVERAGE_SIGNS,
  'sure',
  'leastSure',
  'parts',
  'none',
  'repeats',
  'splits',
  'joined',
  'sureJoined',
  'droppedQuestions',
  'sureDropped',
  'droppedNothing',
  'droppedLast',
  'keptStatements',
  'sureStatements',
  'again',
  'statementsAgain',
  'asides',
] as const;

export type TurnSign = (typeof TURN_SIGNS)[number];

/** What speaks for a way to understand sentences, each as a number. */
export type TurnEvidence = Readonly<Record<TurnSign, number>>;

/** More ways than this are not tried. */
const MOST_WAYS = 60;

/** So many ways to take a sentence apart are thought of. */
const SPLITS = 2;

/** Of more sentences at once than this only the last are understood. */
const MOST_SENTENCES = 6;

const SURE_TALK = 0.35;

/** How a sentence may be taken apart, and how likely that is. */
type Taken = { readonly parts: readonly PieceReading[]; readonly share: number };

/** Sentences that are read together, and how: as one, as one of the ways to take it apart, or not at all. */
type Segment = { readonly from: number; readonly to: number; readonly choice: number };

/** Nothing is asked. */
const DROPPED = -1;

/** What ways are made of. */
type Turn = {
  readonly language: Language;
  /** What was asked before any of it was said. */
  readonly asked: readonly Intent[];
  readonly sentences: readonly Sentence[];
  readonly taken: readonly (readonly Taken[])[];
  readonly together: PieceReading;
  readonly joined: (from: number, to: number) => PieceReading;
};

/**
 * The ways to understand sentences that are said at once: each by itself, some together as one ("How quickly? Seconds,
 * minutes?"), some as no question. First what stands for itself: all questions, and statements where nothing is asked.
 */
export function waysOf(
  language: Language,
  said: readonly Sentence[],
  context: QuestionContext,
): readonly Way[] {
  const turn = turnOf(language, said.slice(-MOST_SENTENCES), context);
  const first = turn.sentences.map((_, place): Segment => segmentOf(turn, place));
  const ways = new Map<string, readonly Segment[]>([[nameOf(first), first]]);
  for (const way of [first, ...changesOf(turn, first)])
    for (const changed of [way, ...changesOf(turn, way)])
      if (ways.size < MOST_WAYS) ways.set(nameOf(changed), changed);
  return [...ways.values()].map(way => ({ parts: partsOf(turn, way), evidence: evidenceOf(turn, way) }));
}

function turnOf(language: Language, sentences: readonly Sentence[], context: QuestionContext): Turn {
  const contexts: QuestionContext[] = [context];
  const taken = sentences.map((sentence, place) => {
    const now = contexts[place] ?? context;
    const all = takenApart(language, sentence, now);
    const asked = all[0]?.parts.flatMap(asksOf) ?? [];
    const isTold = !sentence.isQuestion && (asked.every(isAside) || isDenied(sentence.whole));
    contexts.push(isTold ? toldJustNow(language, sentence.whole, now) : askedJustNow(now, asked));
    return all;
  });
  const known = new Map<string, PieceReading>();
  const joined = (from: number, to: number) => {
    const text = inRow(sentences.slice(from, to));
    const reading = known.get(text) ?? readPiece(language, text, contexts[from] ?? context);
    known.set(text, reading);
    return reading;
  };
  return {
    language,
    asked: context.lastIntents,
    sentences,
    taken,
    joined,
    together: joined(0, sentences.length),
  };
}

/** The likeliest ways to take a sentence apart. */
function takenApart(language: Language, sentence: Sentence, context: QuestionContext): readonly Taken[] {
  const splits = splitsOf(language, sentence, context);
  const shares = sharesOf(
    language.weights.splitting,
    splits.map(({ evidence }) => evidence),
  );
  return splits
    .map(({ parts }, place) => ({ parts, share: shares[place] ?? 0 }))
    .toSorted((one, other) => other.share - one.share)
    .slice(0, SPLITS);
}

/** What a piece asks; nothing, if that is likelier. */
export function asksOf({ asks, sureness, nothing }: PieceReading): PieceReading['asks'] {
  return nothing > sureness ? [] : asks;
}

/** A statement before a question repeats what was told, if it is no talk. */
function segmentOf({ sentences, taken }: Turn, place: number): Segment {
  const isQuestion = sentences[place]?.isQuestion === true || !sentences.some(each => each.isQuestion);
  const isTalk = taken[place]?.[0]?.parts.flatMap(asksOf).every(isAside) === true;
  return { from: place, to: place + 1, choice: isQuestion || isTalk ? 0 : DROPPED };
}

function nameOf(way: readonly Segment[]): string {
  return way.map(({ from, choice }) => `${from}:${choice}`).join(' ');
}

/** All ways that differ in one place: another choice for a sentence, or two neighbours read as one. */
function changesOf(turn: Turn, way: readonly Segment[]): readonly (readonly Segment[])[] {
  const { taken } = turn;
  const otherwise = way.flatMap((segment, at) =>
    segment.to - segment.from > 1 || isSureTalk(turn, segment)
      ? []
      : [DROPPED, ...(taken[segment.from] ?? []).keys()]
          .filter(choice => choice !== segment.choice)
          .map(choice => way.with(at, { ...segment, choice })),
  );
  const together = way.slice(1).flatMap((second, at) => {
    const first = way[at] ?? second;
    if (isSureTalk(turn, first) || isSureTalk(turn, second)) return [];
    return [[...way.slice(0, at), { from: first.from, to: second.to, choice: 0 }, ...way.slice(at + 2)]];
  });
  return [...together, ...otherwise];
}

/** Talk that is sure stands for itself. */
function isSureTalk({ taken }: Turn, { from, to }: Segment): boolean {
  const parts = taken[from]?.[0]?.parts ?? [];
  return to - from === 1 && parts.every(part => part.sureness >= SURE_TALK && asksOf(part).every(isAside));
}

function partsOf(turn: Turn, way: readonly Segment[]): readonly PieceReading[] {
  return way.flatMap(segment => partsOfSegment(turn, segment));
}

function partsOfSegment({ taken, joined }: Turn, { from, to, choice }: Segment): readonly PieceReading[] {
  if (to - from > 1) return [joined(from, to)];
  return choice === DROPPED ? [] : (taken[from]?.[choice]?.parts ?? []);
}

function evidenceOf(turn: Turn, way: readonly Segment[]): TurnEvidence {
  const parts = partsOf(turn, way);
  const intents = parts.flatMap(asksOf);
  const sure = parts.map(({ sureness }) => odds(sureness));
  const joined = way.filter(({ from, to }) => to - from > 1);
  return {
    ...coverageOf(turn.language, turn.together, intents),
    sure: total(sure) / Math.max(1, sure.length),
    leastSure: sure.length === 0 ? 0 : Math.min(...sure),
    parts: new Set(intents).size,
    none: intents.length === 0 ? 1 : 0,
    repeats: intents.length - new Set(intents).size,
    again: askedAgain(turn, intents).length,
    splits: total(way.map(({ from, choice }) => Math.log((turn.taken[from]?.[choice]?.share ?? 1) + 0.01))),
    joined: total(joined.map(({ from, to }) => to - from - 1)),
    sureJoined: total(joined.map(({ from, to }) => odds(turn.joined(from, to).sureness))),
    ...leftOutEvidence(turn, way),
    asides: intents.filter(isAside).length,
  };
}

/** What speaks for leaving sentences out, and for taking statements for questions. */
function leftOutEvidence(turn: Turn, way: readonly Segment[]) {
  const isQuestion = ({ from }: Segment) => turn.sentences[from]?.isQuestion === true;
  const dropped = way.filter(({ choice }) => choice === DROPPED);
  const droppedQuestions = dropped.filter(isQuestion);
  const isAsked = turn.sentences.some(sentence => sentence.isQuestion);
  const statements = way.filter(
    segment =>
      isAsked &&
      segment.to - segment.from === 1 &&
      !isQuestion(segment) &&
      !partsOfSegment(turn, segment).flatMap(asksOf).every(isAside),
  );
  const sum = (segments: readonly Segment[], each: (part: PieceReading) => number) =>
    total(segments.flatMap(({ from }) => turn.taken[from]?.[0]?.parts.map(each) ?? []));
  return {
    droppedQuestions: droppedQuestions.length,
    sureDropped: sum(droppedQuestions, ({ sureness }) => odds(sureness)),
    droppedNothing: sum(dropped, ({ nothing }) => nothing),
    droppedLast: droppedQuestions.some(segment => segment === way.at(-1)) ? 1 : 0,
    keptStatements: statements.length,
    sureStatements: sum(statements, ({ sureness }) => odds(sureness)),
    statementsAgain: askedAgain(
      turn,
      statements.flatMap(segment => partsOfSegment(turn, segment).flatMap(asksOf)),
    ).length,
  };
}

/** What had been asked before: who repeats what was told does not ask it once more. */
function askedAgain({ asked }: Turn, intents: readonly Intent[]): readonly Intent[] {
  return [...new Set(intents)].filter(intent => !isAside(intent) && isAskedBefore(asked, intent));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
