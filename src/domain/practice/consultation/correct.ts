import { ask, type Heard } from '#domain/practice/consultation/ask.ts';
import type { Consultation, StudentLine } from '#domain/practice/consultation/consultation.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

const MOST_READINGS = 3;

/** The conversation before the last question. */
function beforeLast(consultation: Consultation): Consultation {
  return { ...consultation, lines: consultation.lines.slice(0, -2) };
}

/** The last question was meant otherwise: the patient answers this instead, as if nothing else had been understood. */
export function correct(consultation: Consultation, intent: Intent): Consultation {
  const question = consultation.lines.at(-2);
  if (question?.by !== 'student') return consultation;
  const heard = { outcome: 'understood', parts: [{ intent, alternatives: [] }] } as const;
  return ask(beforeLast(consultation), question.text, heard);
}

/** The last question as it was put, to be read once more; null where there is none. */
export function lastQuestion(
  consultation: Consultation,
): { readonly words: string; readonly context: QuestionContext } | null {
  const question = consultation.lines.at(-2);
  if (question?.by !== 'student') return null;
  return { words: question.text, context: questionContext(beforeLast(consultation)) };
}

/** What else a question may have meant, by what was heard in it, the likeliest first. */
export function otherReadings(
  question: Pick<StudentLine, 'asked'>,
  { parts }: Pick<Heard, 'parts'>,
): readonly Intent[] {
  const others = parts.flatMap(({ intent, alternatives }) => [intent, ...alternatives]);
  return [...new Set(others)].filter(intent => !question.asked.includes(intent)).slice(0, MOST_READINGS);
}
