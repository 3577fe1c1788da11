import type { Intent } from '#domain/practice/intent.ts';

/** How somebody who plays the patient should be: printed for role-players, and sent nowhere else. */
export type Acting = {
  /** How they talk. */
  readonly speech: string;
  readonly occupation: string | null;
  /** What questions are called: those any patient may be asked, and those that pick up a cue of this one. */
  readonly words: Readonly<Partial<Record<Intent, string>>>;
};
