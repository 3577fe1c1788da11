import type { Question } from '#domain/questionnaire/question.ts';
import type { CompiledContent, QuestionRow } from './compiled-content.ts';
import type { Sex } from './schema/complaint.ts';

/** A question as the product asks it, with the key its author gave it. */
export type KeyedQuestion = Question & { readonly key: string };

/** A complaint's questions for patients of one sex, in order. Empty when there is no such complaint. */
export function questionsFor(
  compiled: CompiledContent,
  complaintKey: string,
  sex: Sex,
): readonly KeyedQuestion[] {
  const complaint = compiled.complaints.find(({ key }) => key === complaintKey);
  const links = new Map(
    compiled.complaintQuestions
      .filter(({ complaintId }) => complaintId === complaint?.id)
      .map(link => [link.questionId, link.id]),
  );
  const code = sex === 'male' ? 1 : 0;
  return compiled.questions
    .filter(({ id, maleFemale }) => links.has(id) && (maleFemale === 2 || maleFemale === code))
    .sort((a, b) => a.order - b.order)
    .map(row => asQuestion(compiled, row, links.get(row.id) ?? 0));
}

function asQuestion(compiled: CompiledContent, row: QuestionRow, complaintQuestionId: number): KeyedQuestion {
  const { id, key, text, type } = row;
  return {
    id,
    key,
    complaintQuestionId,
    text,
    type,
    conditions: compiled.conditions
      .filter(({ questionId }) => questionId === id)
      .map(({ parentQuestionId, triggerChoiceId }) => ({
        questionId: parentQuestionId,
        choiceId: triggerChoiceId,
      })),
    choices: compiled.choices
      .filter(({ questionId }) => questionId === id)
      .sort((a, b) => a.order - b.order)
      .map(choice => ({
        id: choice.id,
        text: choice.text,
        ranges: compiled.timeRanges
          .filter(({ choiceId }) => choiceId === choice.id)
          .map(({ min, max, unit }) => ({ min, max, unit })),
      })),
  };
}
