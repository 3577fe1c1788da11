import type { ChoiceSuggestion } from '#contract/suggestions.ts';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { request } from '#web/api/request.ts';

/** Sends a custom choice to the catalogue's keepers. A failure is nobody's loss: the answer keeps the choice. */
export function suggestChoice(question: Question, choiceText: string): void {
  const body: ChoiceSuggestion = {
    complaintQuestionId: question.complaintQuestionId,
    choiceText,
    questionText: question.text,
    isMultiChoice: question.type === QUESTION_TYPE.multi,
  };
  request('/api/suggestions/choices', { method: 'POST', body }).catch(() => undefined);
}
