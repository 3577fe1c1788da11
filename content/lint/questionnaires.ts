import type { Question } from '#domain/questionnaire/question.ts';
import type { CompiledContent, QuestionRow } from './compiled-content.ts';
import type { Sex } from './schema/complaint.ts';

/** A question as the product asks it, with the key its author gave it. */
export type KeyedQuestion = Question & { readonly key: string };

type ByQuestion = (row: QuestionRow) => KeyedQuestion;

/** Answers the questions of a complaint for patients of one sex, in order; none when there is no such complaint. */
export function questionnaires(
  compiled: CompiledContent,
): (complaintKey: string, sex: Sex) => readonly KeyedQuestion[] {
  const asked = questionBuilder(compiled);
  const rows = new Map(compiled.questions.map(row => [row.id, row]));
  const links = Map.groupBy(compiled.complaintQuestions, link => link.complaintId);
  const built = new Map(
    compiled.complaints.map(({ id, key }) => {
      const own = (links.get(id) ?? []).flatMap(({ questionId }) => rows.get(questionId) ?? []);
      return [key, own.sort((a, b) => a.order - b.order).map(row => ({ row, question: asked(row) }))];
    }),
  );
  return (complaintKey, sex) => {
    const code = sex === 'male' ? 1 : 0;
    return (built.get(complaintKey) ?? [])
      .filter(({ row }) => row.maleFemale === 2 || row.maleFemale === code)
      .map(({ question }) => question);
  };
}

function questionBuilder(compiled: CompiledContent): ByQuestion {
  const linkIds = new Map(compiled.complaintQuestions.map(link => [link.questionId, link.id]));
  const conditions = Map.groupBy(compiled.conditions, row => row.questionId);
  const choices = Map.groupBy(compiled.choices, row => row.questionId);
  const ranges = Map.groupBy(compiled.timeRanges, row => row.choiceId);
  return ({ id, key, text, type }) => ({
    id,
    key,
    complaintQuestionId: linkIds.get(id) ?? 0,
    text,
    type,
    conditions: (conditions.get(id) ?? []).map(({ parentQuestionId, triggerChoiceId }) => ({
      questionId: parentQuestionId,
      choiceId: triggerChoiceId,
    })),
    choices: (choices.get(id) ?? [])
      .toSorted((a, b) => a.order - b.order)
      .map(choice => ({
        id: choice.id,
        text: choice.text,
        ranges: (ranges.get(choice.id) ?? []).map(({ min, max, unit }) => ({ min, max, unit })),
      })),
  });
}
