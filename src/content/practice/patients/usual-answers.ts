import type { NormalAnswerEntry } from '#content/schema/normal-answers.ts';
import { agedYears } from '#domain/case/age.ts';
import { fitsAge } from '#domain/case/fits-age.ts';
import type { Person, UsualAnswer } from '#domain/practice/patient/patient.ts';

const PRONOUNS = {
  male: { he: 'he', him: 'him', his: 'his', He: 'He', His: 'His' },
  female: { he: 'she', him: 'her', his: 'her', He: 'She', His: 'Her' },
} as const;

/** What decides how a person answers. */
export type Speaker = Pick<Person, 'age' | 'sex' | 'informant' | 'mood' | 'talkativeness'>;

/** The normal answers in the voice of whoever speaks for this patient, the more special behind the more general. */
export function usualAnswers(answers: readonly NormalAnswerEntry[], person: Speaker): readonly UsualAnswer[] {
  const voice = person.informant === 'self' ? 'self' : 'other';
  return answers
    .filter(answer => isFor(answer, person))
    .map(answer => ({ to: answer.to, says: answer[voice].map(text => spoken(text, person.sex)) }))
    .filter(({ says }) => says.length > 0);
}

function isFor({ for: sex, ages, talks, moods }: NormalAnswerEntry, person: Speaker): boolean {
  const mood = ` ${person.mood}`;
  return (
    (sex ?? person.sex) === person.sex &&
    fitsAge({ ages }, agedYears(person.age)) &&
    (talks?.includes(person.talkativeness) ?? true) &&
    (moods?.some(word => mood.includes(` ${word}`)) ?? true)
  );
}

function spoken(text: string, sex: Person['sex']): string {
  return text.replace(
    /\{(he|him|his|He|His)\}/g,
    (_, word: keyof (typeof PRONOUNS)['male']) => PRONOUNS[sex][word],
  );
}
