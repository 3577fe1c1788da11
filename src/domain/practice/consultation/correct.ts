import { ask } from '#domain/practice/consultation/ask.ts';
import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import { understand } from '#domain/practice/understanding/understand.ts';

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

/** What else the last question may have meant, the likeliest first. */
export function otherReadings(language: Language, consultation: Consultation): readonly Intent[] {
  const question = consultation.lines.at(-2);
  if (question?.by !== 'student') return [];
  const { parts } = understand(language, question.text, questionContext(beforeLast(consultation)));
  const others = parts.flatMap(({ intent, alternatives }) => [intent, ...alternatives]);
  return [...new Set(others)].filter(intent => !question.asked.includes(intent)).slice(0, MOST_READINGS);
}
