import { useMemo } from 'react';
import { type Attempt, consultationOf } from '#domain/practice/attempt/attempt.ts';
import { ask, choose } from '#domain/practice/consultation/ask.ts';
import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import { correct } from '#domain/practice/consultation/correct.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { understand } from '#domain/practice/understanding/understand.ts';
import { changeAttempt } from '#web/case/practice-attempts.ts';

export type Inside = {
  readonly patient: PracticePatient;
  readonly language: Language;
  readonly attempt: Attempt;
};

/** The conversation of an attempt, and what the student can say in it. */
export function useConversation({ patient, language, attempt }: Inside) {
  const consultation = useMemo(() => consultationOf(attempt, patient), [attempt, patient]);
  const goOn = ({ lines }: Consultation) => changeAttempt(patient.id, now => ({ ...now, lines }));
  const heard = (words: string) => understand(language, words, questionContext(consultation));
  return {
    consultation,
    /** The student asks in their own words. */
    say: (words: string) => goOn(ask(consultation, words, heard(words))),
    /** The student asks, and means this. */
    sayMeaning: (words: string, intent: Intent) =>
      goOn(ask(consultation, words, { outcome: 'understood', parts: [{ intent, alternatives: [] }] })),
    /** One of the readings that were offered. */
    choose: (intent: Intent) => goOn(choose(consultation, intent)),
    /** The last question was meant otherwise. */
    correct: (intent: Intent) => goOn(correct(consultation, intent)),
    heard,
  };
}
