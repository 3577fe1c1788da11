import { type Lesson, lessonsOf, type Taught } from '#content/practice/understanding/lessons.ts';
import { packedNumbers, packedVectors, splitVectors } from '#content/practice/understanding/pack-vectors.ts';
import {
  DIMENSIONS,
  type Example,
  trainedEncoder,
  tunedEncoder,
} from '#content/practice/understanding/train-encoder.ts';
import type { Asked } from '#domain/practice/understanding/encoder.ts';
import { type Gazetteer, mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import { ANY_WORD } from '#domain/practice/understanding/language-model.ts';
import type { PackedNumbers, PackedVectors } from '#domain/practice/understanding/packed-vectors.ts';
import { rowNamesOf, spoken } from '#domain/practice/understanding/spoken.ts';
import type { OpenLexicon, Token } from '#domain/practice/understanding/words.ts';

/** What was learnt of how things are asked, as it is stored beside the content. */
export type LearntLanguage = {
  /** In the order of `meanings`. */
  readonly rows: readonly string[];
  readonly meanings: PackedVectors;
  readonly patterns: PackedNumbers;
  readonly thresholds: readonly number[];
  readonly sayings: PackedNumbers;
  /** In the order of `outputs`. */
  readonly asked: readonly Asked[];
  readonly outputs: PackedVectors;
  readonly bias: readonly number[];
};

/** A word that fewer lessons have is any word; what was asked before fewer says nothing. */
const FEWEST = { ofWord: 4, ofOther: 5 };

/** How often all lessons are gone through: to learn, and once more when vectors were split. */
const ROUNDS = { learning: 12, tuning: 3 };

/** Numbers in a part: outputs, of which there are fewer, are kept more exactly. */
const PART = { ofMeaning: 4, ofOutput: 2 };

/** What lessons are read with. */
export type Reader = { readonly lexicon: OpenLexicon; readonly gazetteer: Gazetteer };

/** Learns from all that content says of how things are asked. */
export function learntLanguage(taught: Taught, reader: Reader): LearntLanguage {
  const lessons = lessonsOf(taught);
  const known = knownWords(lessons);
  const examples = lessons.map(lesson => exampleOf(lesson, known, reader));
  const asked = [...new Set(examples.map(({ asks }) => asks))].toSorted();
  const course = { rows: rowsOf(examples), asked, examples };
  const trained = trainedEncoder({ ...course, rounds: ROUNDS.learning });
  const tuned = tunedEncoder({ ...course, rounds: ROUNDS.tuning }, trained, {
    meanings: splitVectors(trained.meanings, DIMENSIONS, PART.ofMeaning),
    outputs: splitVectors(trained.outputs, DIMENSIONS, PART.ofOutput),
  });
  return {
    rows: course.rows,
    meanings: packedVectors(tuned.split.meanings),
    patterns: packedNumbers(tuned.patterns),
    thresholds: inHundredths(tuned.thresholds),
    sayings: packedNumbers(tuned.sayings),
    asked,
    outputs: packedVectors(tuned.split.outputs),
    bias: inHundredths(tuned.bias),
  };
}

function exampleOf(
  { tokens, asks, after, weight }: Lesson,
  known: ReadonlySet<string>,
  { lexicon, gazetteer }: Reader,
): Example {
  const heard: readonly Token[] = tokens.map(token =>
    known.has(token.stem) ? token : { ...token, stem: ANY_WORD },
  );
  const mentions = mentionsIn(gazetteer, lexicon, tokens);
  return { said: spoken(heard, mentions, after === null ? [] : [after]), asks, weight };
}

function knownWords(lessons: readonly Lesson[]): ReadonlySet<string> {
  const counts = countsOf(lessons.map(({ tokens }) => tokens.map(({ stem }) => stem)));
  return new Set([...counts].filter(([, count]) => count >= FEWEST.ofWord).map(([stem]) => stem));
}

function rowsOf(examples: readonly Example[]): readonly string[] {
  const counts = countsOf(examples.map(({ said }) => rowNamesOf(said)));
  return [...counts]
    .filter(([row, count]) => !row.includes(' ') || count >= FEWEST.ofOther)
    .map(([row]) => row)
    .toSorted();
}

function countsOf(lines: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of lines.flatMap(line => [...new Set(line)])) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

function inHundredths(numbers: Float32Array): readonly number[] {
  return Array.from(numbers, each => Number(each.toFixed(2)));
}
