import type { Question } from '#domain/questionnaire/question.ts';
import type { CompiledContent, QuestionRow } from './compiled-content.ts';
import type { Sex } from './schema/complaint.ts';

/** A question as the product asks it, with the key its author gave it. */
export type KeyedQuestion = Question & { readonly key: string };

type ByQuestion = (row: QuestionRow) => KeyedQuestion;

/** Whose questions they are; `age` in years, left out where it does not matter. */
export type Asked = { readonly sex: Sex; readonly age?: number };

/** Answers the questions of a complaint for such patients, in order; none when there is no such complaint. */
export function questionnaires(
  compiled: CompiledContent,
): (complaintKey: string, patient: Asked) => readonly KeyedQuestion[] {
  const asked = questionBuilder(compiled);
  const rows = new Map(compiled.questions.map(row => [row.id, row]));
  const links = Map.groupBy(compiled.complaintQuestions, link => link.complaintId);
  const built = new Map(
    compiled.complaints.map(({ id, key }) => {
      const own = (links.get(id) ?? []).flatMap(({ questionId }) => rows.get(questionId) ?? []);
      return [key, own.sort((a, b) => a.order - b.order).map(row => ({ row, question: asked(row) }))];
    }),
  );
  const choices = new Map(compiled.choices.map(row => [row.id, row]));
  return (complaintKey, patient) =>
    (built.get(complaintKey) ?? [])
      .filter(({ row }) => isFor(row, patient))
      .map(({ question }) => ({
        ...question,
        choices: question.choices.filter(({ id }) => isFor(choices.get(id), patient)),
      }));
}

type Restricted = Pick<QuestionRow, 'maleFemale' | 'ageFrom' | 'ageTo'>;

function isFor(row: Restricted | undefined, { sex, age }: Asked): boolean {
  if (row === undefined) return false;
  const { maleFemale, ageFrom, ageTo } = row;
  const fitsSex = maleFemale === 2 || maleFemale === (sex === 'male' ? 1 : 0);
  return fitsSex && (age === undefined || (age >= ageFrom && age <= ageTo));
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
