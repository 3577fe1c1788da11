import { DIMENSIONS } from '#content/practice/understanding/desk.ts';
import { type Lesson, lessonsOf, type Taught } from '#content/practice/understanding/lessons.ts';
import type { Learning } from '#content/practice/understanding/slopes.ts';
import { type Example, trainedEncoder } from '#content/practice/understanding/train-encoder.ts';
import type { Asked } from '#domain/practice/understanding/encoder.ts';
import { type Gazetteer, mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import { ANY_WORD } from '#domain/practice/understanding/language-model.ts';
import type { PackedRows } from '#domain/practice/understanding/packed-rows.ts';
import { rowNamesOf, spoken } from '#domain/practice/understanding/spoken.ts';
import type { OpenLexicon, Token } from '#domain/practice/understanding/words.ts';

/** What was learnt of how things are asked (`Encoder`), as it is stored beside the content. */
export type LearntLanguage = {
  readonly dimensions: number;
  /** In the order of `meanings`. */
  readonly rows: readonly string[];
  readonly meanings: PackedRows;
  readonly patterns: PackedRows;
  readonly thresholds: readonly number[];
  readonly sayings: PackedRows;
  /** In the order of `outputs`. */
  readonly asked: readonly Asked[];
  readonly outputs: PackedRows;
  readonly bias: readonly number[];
  readonly counts: PackedRows;
  readonly countBias: readonly number[];
};

/** A word that fewer lessons have is any word; what was spoken of before fewer says nothing. */
const FEWEST = { ofWord: 95, ofOther: 790 };

const ROUNDS = 14;

/** What lessons are read with. */
export type Reader = { readonly lexicon: OpenLexicon; readonly gazetteer: Gazetteer };

/** Learns from all that content says of how things are asked. */
export function learntLanguage(taught: Taught, reader: Reader): LearntLanguage {
  const lessons = lessonsOf(taught);
  const known = knownWords(lessons);
  const examples = lessons.map(lesson => exampleOf(lesson, known, reader));
  const asked = [...new Set(examples.flatMap(({ asks }) => asks))].toSorted();
  const rows = rowsOf(examples);
  return { rows, asked, ...numbersIn(trainedEncoder({ rows, asked, examples, rounds: ROUNDS })) };
}

function numbersIn(learning: Learning): Omit<LearntLanguage, 'rows' | 'asked'> {
  return {
    dimensions: DIMENSIONS,
    meanings: learning.meanings.packed(),
    patterns: learning.patterns.packed(),
    thresholds: inHundredths(learning.thresholds.numbers),
    sayings: learning.sayings.packed(),
    outputs: learning.outputs.packed(),
    bias: inHundredths(learning.bias.numbers),
    counts: learning.counts.packed(),
    countBias: inHundredths(learning.countBias.numbers),
  };
}

function exampleOf(
  { tokens, asks, or, after, weight }: Lesson,
  known: ReadonlySet<string>,
  { lexicon, gazetteer }: Reader,
): Example {
  const heard: readonly Token[] = tokens.map(token =>
    known.has(token.stem) ? token : { ...token, stem: ANY_WORD },
  );
  const mentions = mentionsIn(gazetteer, lexicon, tokens);
  return { said: spoken(heard, mentions, after), asks, or, weight };
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
