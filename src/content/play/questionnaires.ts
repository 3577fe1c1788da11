import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { agedYears } from '#domain/case/age.ts';
import { questionsForSex, type Sex } from '#domain/catalogue/questions-for-sex.ts';
import { questionsFrom } from '#domain/catalogue/questions-from.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { questionsForAge } from '#domain/questionnaire/questions-for-age.ts';

/** A question as the product asks it, with the key its author gave it. */
export type KeyedQuestion = Question & { readonly key: string };

/** Whose questions they are; `age` in years, left out where it does not matter. */
export type PatientGroup = { readonly sex: Sex; readonly age?: number };

/** Answers the questions of a complaint for such patients, in order; none when there is no such complaint. */
export function questionnaires(
  compiled: CompiledContent,
): (complaintKey: string, patient: PatientGroup) => readonly KeyedQuestion[] {
  const questions = questionsFrom(compiled);
  const idOf = new Map(compiled.complaints.map(({ id, key }) => [key, id]));
  const keyOf = new Map(compiled.questions.map(({ id, key }) => [id, key]));
  return (complaintKey, { sex, age }) => {
    const asked = questions.get(idOf.get(complaintKey) ?? 0) ?? [];
    const patient = age === undefined ? { age: null } : agedYears(age);
    return questionsForAge(questionsForSex(asked, sex), patient).map(question => ({
      ...question,
      key: keyOf.get(question.id) ?? '',
    }));
  };
}
