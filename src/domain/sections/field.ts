/**
 * When a field shows or is required: a flag that is set, or a field that has one of some values.
 * Conditions are data, so that they can be listed, tested and told.
 */
export type When = string | { readonly [field: string]: readonly string[] };

/** A message, or a message that holds only under a condition. */
export type Required = string | { readonly message: string; readonly when: When };

type Labelled = {
  readonly label: string;
  /** Another label while the condition holds. */
  readonly labelWhen?: { readonly label: string; readonly when: When };
  readonly help?: string;
  /** What to ask the patient while it is required and not said: 'since when?' */
  readonly ask?: string;
  readonly required?: Required;
  /** The field shows only while this holds; hidden, its value is cleared on save. */
  readonly when?: When;
};

export type TextField = Labelled & {
  readonly kind: 'text';
  readonly initial?: string;
  readonly isLong?: boolean;
  /** What is counted, such as 'hours'. */
  readonly unit?: string;
};

export type NumberField = Labelled & {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly initial?: number;
  readonly unit?: string;
  /** The choice field that says what is counted, where that can be chosen. */
  readonly unitIn?: string;
  /** May stay blank, stored as null: nothing was said. A 0 that was entered is one. */
  readonly isOptional?: boolean;
};

export type FlagField = Labelled & { readonly kind: 'flag'; readonly initial?: boolean };

export type DateField = Labelled & {
  readonly kind: 'date';
  /** A date after today makes no sense here: a gentle warning, never a block. */
  readonly isPast?: boolean;
  /** The date field this one should not precede. */
  readonly notBefore?: string;
};

export type ChoiceField = Labelled & {
  readonly kind: 'choice';
  readonly options: Options;
  readonly initial?: string;
  /** Whether one may type an option of one's own. */
  readonly custom?: boolean;
  /** The field whose text replaces 'Other (specify)' on save. */
  readonly otherIn?: string;
};

export type ChoicesField = Labelled & {
  readonly kind: 'choices';
  readonly options: readonly string[];
  readonly custom?: boolean;
};

/** What follows from the other fields; shown while it says something, never typed. */
export type ComputedField = Labelled & {
  readonly kind: 'computed';
  /** Stored for other programs, but neither shown nor told: another field says it already. */
  readonly isSilent?: boolean;
  readonly compute: (entry: Readonly<Record<string, unknown>>) => string | number;
};

/** Values with a shape of their own; each has its own control and its own file beside this one. */
export type ComposedField = Labelled & {
  readonly kind: 'dosage' | 'frequency' | 'courseDuration' | 'ingredients' | 'labResults' | 'quitAttempts';
};

export type Field =
  | TextField
  | NumberField
  | FlagField
  | DateField
  | ChoiceField
  | ChoicesField
  | ComputedField
  | ComposedField;

/** A list of options, one that depends on another field, or a catalogue the server has. */
export type Options =
  | readonly string[]
  | { readonly by: string; readonly of: Readonly<Record<string, readonly string[]>> }
  | { readonly from: 'diagnosis-methods' };

export const OTHER_SPECIFY = 'Other (specify)';

export const COMPLICATIONS_REQUIRED = 'Complications field is required (enter "None" if no complications)';
