import { useRef } from 'react';
import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import { ask } from '#domain/practice/consultation/ask.ts';
import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import {
  askAsRead,
  canBeReworded,
  inOtherWords,
  MOST_BEFORE,
} from '#domain/practice/consultation/model-help.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import type { Reading } from '#domain/practice/understanding/reading.ts';
import { readQuestion, useHasPracticeModel, wordAnswer } from '#web/api/practice.ts';

/** After a failure the conversation goes on without the model for so long. */
const REST_MS = 60_000;

/**
 * Asks as a student asks, with the help of a language model where there is one: for what was not understood, and for the
 * words of the answer. Null where there is none, and in an exam. Never fails: without help all is as ever.
 */
export function useModelHelp({ patientId, settings: { mode } }: Attempt) {
  const hasModel = useHasPracticeModel();
  const restUntil = useRef(0);
  if (!hasModel || mode === 'exam') return null;
  const tried = async <Answer>(call: () => Promise<Answer>): Promise<Answer | null> => {
    if (Date.now() < restUntil.current) return null;
    try {
      return await call();
    } catch {
      restUntil.current = Date.now() + REST_MS;
      return null;
    }
  };
  return async (consultation: Consultation, words: string, heard: Reading): Promise<Consultation> => {
    const asked = questionContext(consultation).lastIntents.slice(-MOST_BEFORE);
    const read =
      heard.outcome === 'understood' ? null : await tried(() => readQuestion(patientId, { words, asked }));
    const answered = askAsRead(consultation, words, read?.intents ?? []) ?? ask(consultation, words, heard);
    if (!canBeReworded(answered)) return answered;
    const worded = await tried(() => wordAnswer(patientId, wordingOf(consultation, answered)));
    return worded === null ? answered : inOtherWords(answered, worded.text);
  };
}

/** The conversation so far, and what is asked now. */
function wordingOf({ today, lines }: Consultation, answered: Consultation) {
  const question = answered.lines.at(-2);
  const asked = question?.by === 'student' ? question.asked : [];
  return { today, lines, words: question?.text ?? '', asked };
}
