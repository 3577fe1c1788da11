import { fitsAge } from '#domain/case/fits-age.ts';
import type { Question } from '#domain/questionnaire/question.ts';

/** The questions one would put to a patient of this age, each with the choices that make sense at it. */
export function questionsForAge(questions: readonly Question[], age: number | null): readonly Question[] {
  return questions
    .filter(question => fitsAge(question, age))
    .map(question => {
      const choices = question.choices.filter(choice => fitsAge(choice, age));
      return choices.length === question.choices.length ? question : { ...question, choices };
    });
}
