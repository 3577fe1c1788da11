import { useMemo } from 'react';
import { type Attempt, consultationOf } from '#domain/practice/attempt/attempt.ts';
import { choose } from '#domain/practice/consultation/ask.ts';
import type { Consultation, Offer } from '#domain/practice/consultation/consultation.ts';
import { correct } from '#domain/practice/consultation/correct.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import { changeAttempt } from '#web/case/practice-attempts.ts';
import { sendQuestion } from '#web/case/practice-sent.ts';
import type { PageLanguage } from '#web/practice/understanding/use-language.ts';
import type { Answers } from './use-answers.ts';

export type Inside = {
  readonly patient: PracticePatient;
  readonly language: PageLanguage;
  readonly attempt: Attempt;
};

/** The conversation of an attempt, and what the student can say in it. */
export function useConversation({ patient, attempt }: Inside, { waiting }: Answers) {
  const consultation = useMemo(() => consultationOf(attempt, patient), [attempt, patient]);
  const goOn = ({ lines }: Consultation) => changeAttempt(patient.id, now => ({ ...now, lines }));
  return {
    consultation,
    /** What was asked and waits for its answer. */
    waiting,
    /** The student asks in their own words. */
    say: (words: string) => sendQuestion(attempt, { words, intent: null }),
    /** The student asks, and means this. */
    sayMeaning: (words: string, intent: Intent) => sendQuestion(attempt, { words, intent }),
    /** One of the readings that were offered. */
    choose: (offer: Offer) => goOn(choose(consultation, offer)),
    /** The last question was meant otherwise. */
    correct: (meant: Offer) => goOn(correct(consultation, meant)),
  };
}
