import { type Answer, isSkipped } from '#domain/case/answer.ts';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';

export type QuestionStatus = 'answered' | 'skipped' | 'unanswered';

/** How long a free-text preview in the sidebar may be, in characters (specification 9.6). */
export const PREVIEW_LENGTH = 30;

/** Whether a question was answered, passed over, or not reached yet. */
export function questionStatus(answer: Answer | undefined): QuestionStatus {
  if (!answer) return 'unanswered';
  if (isSkipped(answer)) return 'skipped';
  return answer.choiceText.trim() === '' ? 'unanswered' : 'answered';
}

/** What the sidebar shows of an answer; free text is cut at 30 characters. */
export function answerPreview(answer: Answer): string {
  const characters = [...answer.choiceText];
  if (answer.questionType !== QUESTION_TYPE.notes || characters.length <= PREVIEW_LENGTH) {
    return answer.choiceText;
  }
  return `${characters.slice(0, PREVIEW_LENGTH).join('')}…`;
}

/** Percent complete: rounded (current index + 1) / total. */
export function percentComplete(index: number, total: number): number {
  return total === 0 ? 0 : Math.round(((index + 1) / total) * 100);
}

/** Skip if unanswered, Next if answered and not last, Continue if last (specification 9.8). */
export function nextLabel(isAnswered: boolean, isLast: boolean): 'Skip' | 'Next' | 'Continue' {
  if (isLast) return 'Continue';
  return isAnswered ? 'Next' : 'Skip';
}

/** The questions a jump forward from one index to another would pass over unanswered. */
export function passedOver(
  questions: readonly Question[],
  answers: ReadonlyMap<number, Answer>,
  jump: { readonly from: number; readonly to: number },
): readonly Question[] {
  return questions
    .slice(jump.from, Math.max(jump.from, jump.to))
    .filter(question => questionStatus(answers.get(question.id)) === 'unanswered');
}

/** The questions still unanswered or skipped: what the confirmation before completion counts. */
export function openQuestions(
  questions: readonly Question[],
  answers: ReadonlyMap<number, Answer>,
): readonly Question[] {
  return questions.filter(question => questionStatus(answers.get(question.id)) !== 'answered');
}
