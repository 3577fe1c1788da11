import type { Sex } from '#domain/catalogue/questions-for-sex.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Weights } from '#domain/practice/understanding/logit.ts';
import type { ReadingSign } from '#domain/practice/understanding/options.ts';
import type { PackedRows } from '#domain/practice/understanding/packed-rows.ts';
import type { SplitSign } from '#domain/practice/understanding/split-evidence.ts';
import type { TrustSign } from '#domain/practice/understanding/trust.ts';
import type { TurnSign } from '#domain/practice/understanding/turns.ts';

/** An intent that names no finding. */
export type PlainIntent = Exclude<Intent, `presence:${string}` | `attribute:${string}:${string}`>;

/** What no history asks: the match, an order to the nurse. */
export const NOTHING = 'none';

/** Stands for words that nobody has said before. */
export const ANY_WORD = '*';

/** What kind of thing a name names. */
export const NAME_KINDS = [
  'symptom',
  'illness',
  'medicine',
  'operation',
  'circumstance',
  'relative',
] as const;

export type NameKind = (typeof NAME_KINDS)[number];

/** Stands for the stems of the name that a finding is shown by. */
export const OWN_NAME = '!';

/** A finding as it is named and asked for. */
export type NamedFinding = {
  readonly key: string;
  /** Left out where it is the key in words. */
  readonly name?: string;
  readonly kind: NameKind;
  /** The complaint it is the presence of. */
  readonly complaint?: string;
  readonly for?: Sex;
  /** What it is called, in stems that are evidence, the surest first: lines of letters (`letters.ts`) or `OWN_NAME`, joined by spaces. */
  readonly names: string;
};

/** How an intent is shown, and what history items are called in lists: "appetite, sleep?" */
export type NamedLabel = {
  readonly label: PlainIntent;
  readonly words: string;
  readonly names: readonly string[];
};

/** How words are brought to one form. */
export type Lexicon = {
  /** A word and what it is taken for, before its ending goes. */
  readonly same: Readonly<Record<string, string>>;
  /** Words that say nothing. */
  readonly fillers: readonly string[];
  /** Words that say nothing where a question begins with them. */
  readonly openers: readonly string[];
  /** Words that are no evidence of what is named. */
  readonly functionWords: readonly string[];
};

/** What is told of findings. */
export const FINDING_COLUMNS = ['key', 'name', 'kind', 'complaint', 'for', 'names'] as const;

export type FindingColumns = Readonly<Record<(typeof FINDING_COLUMNS)[number], readonly string[]>>;

/**
 * Names of two words that begin alike, by what comes second: something that may be asked, as the letter of how far its place
 * is from the one before, or a word of a list.
 */
export type PackedNames = {
  readonly first: string;
  readonly asked: string;
  readonly words: string;
};

/** What was learnt of how things are asked (`Encoder`). */
export type PackedEncoder = {
  readonly dimensions: number;
  /** So many of the stems have a meaning, from the first. */
  readonly words: number;
  /** What else has one: who is spoken to, and what was spoken of before. */
  readonly others: readonly PackedNames[];
  readonly meanings: PackedRows;
  readonly patterns: PackedRows;
  /** In tenths, joined by spaces. */
  readonly thresholds: string;
  readonly sayings: PackedRows;
  /** What may be asked, in this order: nothing of a history, the labels, the findings that no label asks. */
  readonly outputs: PackedRows;
  /** In tenths, joined by spaces. */
  readonly bias: string;
  readonly counts: PackedRows;
  /** In tenths, joined by spaces. */
  readonly countBias: string;
};

/** All that questions are understood by: made from content, a plain value. */
export type LanguageModel = {
  readonly lexicon: Lexicon;
  /** Every stem that stands anywhere below: those that have a meaning, then the others (`stem-list.ts`). */
  readonly stems: string;
  readonly labels: readonly NamedLabel[];
  /** Column by column, which takes less room: for each finding its key, its name and so on; an empty text where it has none. */
  readonly findings: FindingColumns;
  /** The findings that the questions of a complaint are about: how far each place is from the one before, in letters. */
  readonly relevant: Readonly<Record<string, string>>;
  /** What names the complaint in hand: pain, attack; stems. */
  readonly generic: readonly string[];
  /** Findings that ask the same as an item of the history. */
  readonly itemOf: Readonly<Record<string, PlainIntent>>;
  /** What the product itself suggests to say, and what it asks: lines of letters. */
  readonly suggested: readonly (readonly [line: string, asks: PlainIntent])[];
  readonly encoder: PackedEncoder;
  /** How much each sign counts for a reading, for a way to take a sentence apart or to understand several, and for its being right. */
  readonly weights: {
    readonly reading: Weights<ReadingSign>;
    readonly splitting: Weights<SplitSign>;
    readonly turns: Weights<TurnSign>;
    readonly trust: Weights<TrustSign>;
  };
  /** Phrases and the plain word to say instead. */
  readonly jargon: readonly (readonly [word: string, plain: string])[];
};
