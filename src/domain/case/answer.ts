import type { Dimension } from '#domain/questionnaire/dimension.ts';
import type { Meaning, QuestionType } from '#domain/questionnaire/question.ts';

/** The text that marks a skipped question (specification 9.23). */
export const SKIPPED = 'Skipped';

/** One answer to one question of one symptom. */
export type Answer = {
  readonly questionId: number;
  readonly questionText: string;
  /** Decides how the answer is told: notes become additional notes, not a question and its answer. */
  readonly questionType: QuestionType;
  /** What the question is about: the full history words the answer by it. Not known of every question. */
  readonly covers?: Dimension | undefined;
  /** The chosen choice's id, several joined by commas, or null for numbers, sequences and notes. */
  readonly choiceId: string | null;
  /** What the patient said, in words; `Skipped` when the question was passed over. */
  readonly choiceText: string;
  readonly symptomId: number;
  /** The choices of the question that mean a finding, and those chosen; none of answers that are older than findings. */
  readonly offered?: readonly OfferedChoice[] | undefined;
  /** Everything it says was told or denied before, so the question was not put: it only repeats what others say. */
  readonly isRepeated?: boolean | undefined;
};

/** A choice as it was put to the patient, with what it means. */
export type OfferedChoice = Meaning & { readonly id: number; readonly text: string };

/** Whether the answer says anything: a skipped question has an entry too. */
export function isSkipped(answer: Answer): boolean {
  return answer.choiceId === null && answer.choiceText === SKIPPED;
}
