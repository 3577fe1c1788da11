import type { Sex } from '#domain/catalogue/questions-for-sex.ts';
import type { Intent } from '#domain/practice/intent.ts';

/**
 * What a clause is about before the thing it asks for is known: an intent without a finding, or that some finding is
 * asked for.
 */
export type Label = Exclude<Intent, `presence:${string}` | `attribute:${string}:${string}`> | 'presence';

/** What kind of thing a name names: what stands for it when a clause is compared with others. */
export const NAME_KINDS = [
  'symptom',
  'illness',
  'medicine',
  'operation',
  'circumstance',
  'relative',
] as const;

export type NameKind = (typeof NAME_KINDS)[number];

/** A finding as it is named in questions; its phrases are normalised, the surest first. */
export type NamedFinding = {
  readonly key: string;
  readonly name: string;
  readonly kind: NameKind;
  /** The complaint it is the presence of. */
  readonly complaint?: string;
  readonly for?: Sex;
  readonly phrases: readonly string[];
  /** How it is told at more length, normalised. */
  readonly told: readonly string[];
};

/** The intents a clause has if its plain words fit the pattern, whatever it resembles. */
export type Cue = {
  readonly labels: readonly Label[];
  readonly pattern: string;
  readonly unless?: string;
  /** Only right after one of these was asked. */
  readonly after?: readonly string[];
};

/** How an intent is shown, and what history items are called in lists: "appetite, sleep?" */
export type NamedLabel = {
  readonly label: Exclude<Label, 'presence'>;
  readonly words: string;
  readonly names: readonly string[];
};

/**
 * Weights of features (columns) for labels (rows), a printable character each (`weightOf`); times `scale` it is a weight.
 */
export type ClassifierWeights = {
  readonly features: readonly string[];
  readonly weights: string;
  readonly scale: number;
};

/** How words are brought to one form. */
export type Lexicon = {
  /** A word and what it is taken for, before its ending goes. */
  readonly same: Readonly<Record<string, string>>;
  /** Several words and what they are taken for, nothing included. */
  readonly phrases: readonly (readonly [from: string, to: string])[];
  /** Words and phrases that say nothing. */
  readonly fillers: readonly string[];
  /** Words that are no evidence of what is asked. */
  readonly functionWords: readonly string[];
};

/** All that questions are understood by: made from content, a plain value. */
export type LanguageModel = {
  readonly lexicon: Lexicon;
  readonly labels: readonly NamedLabel[];
  readonly findings: readonly NamedFinding[];
  /** The findings that the questions of a complaint are about, by their places in the list. */
  readonly relevant: Readonly<Record<string, readonly number[]>>;
  /** What names the complaint in hand: pain, attack; normalised. */
  readonly generic: readonly string[];
  /** Names that are no findings: drugs, illnesses, operations; normalised. */
  readonly otherNames: Readonly<Partial<Record<NameKind, readonly string[]>>>;
  /** Findings that ask the same as an item of the history. */
  readonly itemOf: Readonly<Record<string, Exclude<Label, 'presence'>>>;
  readonly cues: readonly Cue[];
  /** Normalised and masked, by label. */
  readonly paraphrases: readonly (readonly [Label, readonly string[]])[];
  readonly classifier: ClassifierWeights;
  /** Phrases and the plain word to say instead. */
  readonly jargon: readonly (readonly [word: string, plain: string])[];
};
