import { askMeaning, type Heard, MOST_OFFERED, offerOf } from '#domain/practice/consultation/ask.ts';
import type { Consultation, Offer, StudentLine } from '#domain/practice/consultation/consultation.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import type { Meaning, QuestionContext } from '#domain/practice/understanding/reading.ts';

/** The conversation before the last question. */
function beforeLast(consultation: Consultation): Consultation {
  return { ...consultation, lines: consultation.lines.slice(0, -2) };
}

/** The last question was meant otherwise: the patient answers this instead, as if nothing else had been understood. */
export function correct(consultation: Consultation, meant: Offer): Consultation {
  const question = consultation.lines.at(-2);
  if (question?.by !== 'student') return consultation;
  return askMeaning(beforeLast(consultation), question.text, [meant].flat());
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
  { asked }: Pick<StudentLine, 'asked'>,
  { offers }: Pick<Heard, 'offers'>,
): readonly Offer[] {
  const isAsked = (meaning: Meaning) =>
    meaning.length === asked.length && meaning.every(intent => asked.includes(intent));
  return offers
    .filter(meaning => !isAsked(meaning))
    .slice(0, MOST_OFFERED)
    .map(offerOf);
}
