import type { AgeRange } from '#domain/case/fits-age.ts';
import type { Urgency } from '#domain/diagnosis/urgency.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';

/** Question kinds by their number in the catalogue (specification 9.10). */
export const QUESTION_TYPE = { single: 1, number: 2, duration: 3, multi: 4, order: 6, notes: 7 } as const;

export type QuestionType = (typeof QUESTION_TYPE)[keyof typeof QUESTION_TYPE];

export const TIME_UNITS = ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const;

export type TimeUnit = (typeof TIME_UNITS)[number];

/** A span of time that a duration answer may fall into; both bounds are inclusive. */
export type TimeRange = { readonly min: number; readonly max: number; readonly unit: TimeUnit };

/** A diagnosis not to be missed, and how soon somebody must see the patient in whom it is suspected. */
export type RedFlag = {
  readonly diagnosisId: number;
  readonly name: string;
  readonly urgency: Urgency | null;
  /** At which ages one can have it; left out where at all. */
  readonly ages?: AgeRange | undefined;
  /** Left out where both sexes can have it. */
  readonly sex?: 'male' | 'female' | undefined;
};

/** What a choice says of the patient: a finding that is present, one that is denied, an attribute of the complaint. */
export type Meaning = {
  /** The key of the finding that it says is present. */
  readonly finding?: string | undefined;
  /** The key of the finding that it denies. */
  readonly denies?: string | undefined;
  /** What a physician writes for it. */
  readonly phrase?: string | undefined;
  /** It denies every finding that its question offers: none of these. */
  readonly isDenial?: boolean | undefined;
  /** The diagnoses that this answer alone must make one think of. */
  readonly redFlags?: readonly RedFlag[] | undefined;
};

export interface Choice extends Meaning {
  readonly id: number;
  readonly text: string;
  readonly ranges: readonly TimeRange[];
  /** Left out where it makes sense at every age. */
  readonly ages?: AgeRange | undefined;
}

/** The question shows once the parent question was answered with this choice. */
export type Condition = { readonly questionId: number; readonly choiceId: number };

/** The whole numbers that a number question offers to tap. */
export type Scale = { readonly min: number; readonly max: number };

export type Question = {
  readonly id: number;
  /** The link between the complaint and the question; custom choices are suggested for it. */
  readonly complaintQuestionId: number;
  readonly text: string;
  readonly type: QuestionType;
  /** What it is about; not known of every question. */
  readonly covers?: Dimension | undefined;
  /** Any one of them is enough, or of `whenPresent`; none of both means always shown. */
  readonly conditions: readonly Condition[];
  /** Keys of findings: one of them present anywhere in the case shows the question. */
  readonly whenPresent?: readonly string[] | undefined;
  /** Left out where any number from 0 to 999 answers. */
  readonly scale?: Scale | undefined;
  readonly choices: readonly Choice[];
  /** Left out where it is asked at every age. */
  readonly ages?: AgeRange | undefined;
};
