import type { AgeRange } from '#domain/case/fits-age.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';

/** Question kinds by their number in the catalogue (specification 9.10). */
export const QUESTION_TYPE = { single: 1, number: 2, duration: 3, multi: 4, order: 6, notes: 7 } as const;

export type QuestionType = (typeof QUESTION_TYPE)[keyof typeof QUESTION_TYPE];

export const TIME_UNITS = ['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years'] as const;

export type TimeUnit = (typeof TIME_UNITS)[number];

/** A span of time that a duration answer may fall into; both bounds are inclusive. */
export type TimeRange = { readonly min: number; readonly max: number; readonly unit: TimeUnit };

export type Choice = {
  readonly id: number;
  readonly text: string;
  readonly ranges: readonly TimeRange[];
  /** Left out where it makes sense at every age. */
  readonly ages?: AgeRange | undefined;
};

/** The question shows once the parent question was answered with this choice. */
export type Condition = { readonly questionId: number; readonly choiceId: number };

export type Question = {
  readonly id: number;
  /** The link between the complaint and the question; custom choices are suggested for it. */
  readonly complaintQuestionId: number;
  readonly text: string;
  readonly type: QuestionType;
  /** What it is about; not known of every question. */
  readonly covers?: Dimension | undefined;
  /** Any one of them is enough; none means always shown. */
  readonly conditions: readonly Condition[];
  readonly choices: readonly Choice[];
  /** Left out where it is asked at every age. */
  readonly ages?: AgeRange | undefined;
};
