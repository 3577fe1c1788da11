import type { Sex } from '#domain/catalogue/questions-for-sex.ts';
import type { Intent } from '#domain/practice/intent.ts';

/** What a question is understood before: who is spoken to, and what was spoken of. */
export type QuestionContext = {
  /** The key of the chief complaint. */
  readonly complaint: string;
  /** Who answers: the patient, or somebody for the patient. */
  readonly informant: 'self' | 'parent';
  /** What was asked, the latest last. */
  readonly lastIntents: readonly Intent[];
  /** The findings that were told to be there, by key. */
  readonly toldFindings: readonly string[];
  /** Those that this patient has, told or not: whoever asks since when one is there means that one. */
  readonly ownFindings: readonly string[];
  /** Those that the last answer told, asked for or not. */
  readonly toldLast: readonly string[];
  readonly sex: Sex;
  /** In years. */
  readonly age: number;
};

/** One thing asked. */
export type ReadingPart = {
  readonly intent: Intent;
  /** From 0 to 1. */
  readonly confidence: number;
  /** What is shown under the question: When it began. */
  readonly words: string;
};

/** All that something may ask at once. */
export type Meaning = readonly Intent[];

/** A word the patient may not know, and a plain one for it. */
export type Jargon = { readonly word: string; readonly plain: string };

/** How something was asked, whatever was asked. */
export type Manner = {
  /** Asks for a story and not for a yes or a fact. */
  readonly isOpen: boolean;
  /** Suggests its answer: You don't have a fever, do you? */
  readonly isLeading: boolean;
  /** Asks for several things at once. */
  readonly isCompound: boolean;
  readonly jargon: readonly Jargon[];
};

/**
 * `understood`: every part may be answered. `unsure`: offer what it may mean, tell no facts.
 * `unknown`: ask to say it in other words; there are no parts.
 */
export type Outcome = 'understood' | 'unsure' | 'unknown';

/** What was understood of something a student said. */
export type Reading = {
  readonly parts: readonly ReadingPart[];
  /** What it may mean as a whole, the likeliest first: that is what the parts ask. None where it is unknown. */
  readonly offers: readonly Meaning[];
  readonly manner: Manner;
  readonly outcome: Outcome;
};
