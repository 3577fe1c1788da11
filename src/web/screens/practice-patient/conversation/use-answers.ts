import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { consultationOf, isOpen } from '#domain/practice/attempt/attempt.ts';
import { isAnswered, type Sent } from '#domain/practice/attempt/sent.ts';
import { ask, askMeaning } from '#domain/practice/consultation/ask.ts';
import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import { changeAttempt } from '#web/case/practice-attempts.ts';
import { forgetSent, THIS_TAB, useSent } from '#web/case/practice-sent.ts';
import { readingOf } from '#web/practice/understanding/use-language.ts';
import type { Inside } from './use-conversation.ts';
import { useModelHelp } from './use-model-help.ts';

/** So long a tab is waited for that has sent a question. */
const PATIENCE = 2000;

/** What was sent and waits for its answer, and whether it cannot be read. */
export type Answers = { readonly waiting: readonly Sent[]; readonly hasFailed: boolean };

/** Has what was sent answered, one question after the other, also while the student commits already. */
export function useAnswers(inside: Inside): Answers {
  const { patient, language, attempt } = inside;
  const waiting = useSent(attempt);
  const answered = useAnswering(inside);
  const [failedWith, setFailedWith] = useState<Inside['language'] | null>(null);
  const next = isOpen(attempt) ? waiting[0] : undefined;
  const { lines } = attempt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: notes may be taken while an answer is awaited.
  useEffect(() => {
    if (next === undefined) return;
    if (isAnswered({ lines }, next)) {
      forgetSent(attempt, next);
      return;
    }
    let isCurrent = true;
    const tell = (told: Consultation) => {
      if (!isCurrent) return;
      let isTold: boolean | undefined;
      changeAttempt(patient.id, now => {
        // The first is this tab's own; what another tab has stored may be asked about next, and decides nothing.
        isTold ??= now.lines === lines;
        return isTold ? { ...now, lines: told.lines } : now;
      });
      if (isTold === true) forgetSent(attempt, next);
    };
    const fail = () => {
      if (isCurrent) setFailedWith(language);
    };
    const answer = () => void answered(consultationOf(attempt, patient), next).then(tell, fail);
    // Of two tabs the one that sent it answers; the other only where that one seems gone.
    const timer = setTimeout(answer, next.tab === THIS_TAB ? 0 : PATIENCE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [next, lines, language]);
  return { waiting, hasFailed: failedWith === language };
}

/** Answers a question as it is understood, or as the student says that it is meant. */
function useAnswering({ language, attempt }: Inside) {
  const client = useQueryClient();
  const help = useModelHelp(attempt);
  return async (consultation: Consultation, { words, intent }: Sent): Promise<Consultation> => {
    if (intent !== null) return askMeaning(consultation, words, [intent]);
    const context = questionContext(consultation);
    const heard = await client.fetchQuery(readingOf(language, { words, context }));
    return help === null ? ask(consultation, words, heard) : help(consultation, words, heard);
  };
}
