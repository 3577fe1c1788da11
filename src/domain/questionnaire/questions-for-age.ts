import type { Aged } from '#domain/case/age.ts';
import { fitsAge } from '#domain/case/fits-age.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { withRedFlags } from '#domain/questionnaire/with-red-flags.ts';

/**
 * The questions one would put to a patient of this age, each with the choices that make sense at it, and those with the
 * red flags of what a patient of this age can have.
 */
export function questionsForAge(questions: readonly Question[], patient: Aged): readonly Question[] {
  return questions
    .filter(question => fitsAge(question, patient))
    .map(question => ({
      ...question,
      choices: question.choices
        .filter(choice => fitsAge(choice, patient))
        .map(choice => withRedFlags(choice, flag => fitsAge(flag, patient))),
    }));
}
