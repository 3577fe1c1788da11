import { useMemo, useState } from 'react';
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
import { useModelHelp } from './use-model-help.ts';

export type Inside = {
  readonly patient: PracticePatient;
  readonly language: Language;
  readonly attempt: Attempt;
};

/** The conversation of an attempt, and what the student can say in it. */
export function useConversation({ patient, language, attempt }: Inside) {
  const consultation = useMemo(() => consultationOf(attempt, patient), [attempt, patient]);
  const help = useModelHelp(attempt);
  const [pending, setPending] = useState<string | null>(null);
  const goOn = ({ lines }: Consultation) => changeAttempt(patient.id, now => ({ ...now, lines }));
  const heard = (words: string) => understand(language, words, questionContext(consultation));
  /** Waits for a model; whoever has gone on meanwhile, has gone on. */
  const sayWithHelp = async (words: string, withHelp: NonNullable<typeof help>) => {
    setPending(words);
    const { lines } = await withHelp(consultation, words, heard(words));
    const isStillHere = (now: Attempt) => now.lines === consultation.lines && now.stage === 'consultation';
    changeAttempt(patient.id, now => (isStillHere(now) ? { ...now, lines } : now));
    setPending(null);
  };
  return {
    consultation,
    /** What was asked and waits for its answer. */
    pending,
    /** The student asks in their own words. */
    say: (words: string) =>
      help === null ? goOn(ask(consultation, words, heard(words))) : void sayWithHelp(words, help),
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
