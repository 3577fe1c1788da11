import type { Sex } from '#domain/catalogue/questions-for-sex.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { ReadingSign } from '#domain/practice/understanding/options.ts';
import type { SplitSign } from '#domain/practice/understanding/splits.ts';

/** That a finding is asked for, by what kind of finding it is. */
export type FindingLabel = (typeof FINDING_LABELS)[number];

/**
 * What a question is about before the thing it asks for is known: an intent without a finding, that some finding is asked
 * for, or nothing of a history.
 */
export type Label = PlainIntent | FindingLabel | typeof NOTHING;

/** An intent that names no finding. */
export type PlainIntent = Exclude<Intent, `presence:${string}` | `attribute:${string}:${string}`>;

/** What no history asks: the match, an order to the nurse. */
export const NOTHING = 'none';

export const FINDING_LABELS = [
  'presence symptom',
  'presence illness',
  'presence medicine',
  'presence operation',
  'presence relative',
] as const;

/** What an example asks: an intent, whether some finding is there, or nothing of a history. */
export type ExampleOf = Intent | 'presence' | typeof NOTHING;

/** Stands for words that hardly any example has. */
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

/** A finding as it is named and asked for. */
export type NamedFinding = {
  readonly key: string;
  /** Left out where it is the key in words. */
  readonly name?: string;
  readonly kind: NameKind;
  /** The complaint it is the presence of. */
  readonly complaint?: string;
  readonly for?: Sex;
  /** What it is called, in stems that are evidence, the surest first: lines of letters (`letters.ts`) joined by spaces. */
  readonly names: string;
  /** How one asks whether it is there, in all stems: lines of letters joined by spaces. */
  readonly asked: string;
  /** Further stems that are evidence, of other ways of asking; one line of letters. */
  readonly words: string;
};

/** What is told of findings. */
export const FINDING_COLUMNS = [
  'key',
  'name',
  'kind',
  'complaint',
  'for',
  'names',
  'asked',
  'words',
] as const;

export type FindingColumns = Readonly<Record<(typeof FINDING_COLUMNS)[number], readonly string[]>>;

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

/** All that questions are understood by: made from content, a plain value. */
export type LanguageModel = {
  readonly lexicon: Lexicon;
  /** Every stem that stands anywhere below, the commonest first, joined by spaces. */
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
  /** What was asked before examples, joined by spaces. */
  readonly befores: string;
  /**
   * Questions by what they ask: lines of letters joined by spaces. The last letter of each tells what was asked before, by
   * its place from 1; nothing is 0.
   */
  readonly examples: readonly (readonly [of: ExampleOf, lines: string])[];
  /** How much each sign counts for a reading, and for a way to take a sentence apart. */
  readonly weights: {
    readonly reading: Readonly<Partial<Record<ReadingSign, number>>>;
    readonly splitting: Readonly<Partial<Record<SplitSign, number>>>;
  };
  /** Phrases and the plain word to say instead. */
  readonly jargon: readonly (readonly [word: string, plain: string])[];
};
