import { MALE_FEMALE, type MaleFemale } from '#domain/catalogue/catalogue-rows.ts';
import type { CatalogueQuestion } from '#domain/catalogue/questions-from.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { withRedFlags } from '#domain/questionnaire/with-red-flags.ts';

export type Sex = 'male' | 'female';

/**
 * The questions a patient of this sex is asked, each with the choices that make sense and the red flags of what this
 * sex can have; all of them without a sex.
 */
export function questionsForSex(asked: readonly CatalogueQuestion[], sex: Sex | undefined): Question[] {
  const isFor = (maleFemale: MaleFemale = MALE_FEMALE.both) =>
    sex === undefined || maleFemale === MALE_FEMALE.both || maleFemale === MALE_FEMALE[sex];
  return asked
    .filter(({ maleFemale }) => isFor(maleFemale))
    .map(({ question, choicesFor }) => ({
      ...question,
      choices: question.choices
        .filter(({ id }) => isFor(choicesFor.get(id)))
        .map(choice => withRedFlags(choice, flag => !flag.sex || !sex || flag.sex === sex)),
    }));
}
