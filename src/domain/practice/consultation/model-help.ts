import { askMeaning, offered } from '#domain/practice/consultation/ask.ts';
import type { Consultation, Line } from '#domain/practice/consultation/consultation.ts';
import { TRUSTED_AFTER } from '#domain/practice/consultation/disclosure.ts';
import { factsFor } from '#domain/practice/consultation/facts-for.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { isSameSaid } from '#domain/practice/wording/same-said.ts';

/** A language model is told so many of the things asked before. */
export const MOST_BEFORE = 6;

/** A sentence that asks for more than this was not read but guessed. */
const MOST_READ = 3;

/**
 * The student asks what a language model read in their words; null where its reading is of no use. What is only told in
 * trust is offered to tap and not told: trust is what the student earns, not what a model hears.
 */
export function askAsRead(
  consultation: Consultation,
  words: string,
  read: readonly Intent[],
): Consultation | null {
  const intents = [...new Set(read)].filter(intent => !TRUSTED_AFTER.includes(intent));
  if (intents.length === 0 || intents.length > MOST_READ) return null;
  const plain = intents.filter(intent => !asksForTrust(consultation, intent));
  const asked =
    plain.length > 0
      ? askMeaning(consultation, words, plain)
      : offered(
          consultation,
          words,
          intents.map(intent => [intent]),
        );
  return changed(asked, -2, line => (line.by === 'student' ? { ...line, isReadByModel: true } : line));
}

function asksForTrust({ patient }: Consultation, intent: Intent): boolean {
  const follows = patient.cues.some(({ follow }) => follow.includes(intent));
  return follows || factsFor(patient, intent).some(({ told }) => told === 'trust');
}

/** Whether the last answer may be put in other words: it answers something. */
export function canBeReworded({ lines }: Consultation): boolean {
  const [question, answer] = lines.slice(-2);
  return question?.by === 'student' && question.asked.length > 0 && answer?.by === 'patient';
}

/** The last answer in a language model's words, if they say just what the script says. */
export function inOtherWords(consultation: Consultation, reworded: string): Consultation {
  return changed(consultation, -1, line =>
    line.by === 'patient' && reworded !== line.text && isSameSaid(line.text, reworded)
      ? { ...line, text: reworded, isWordedByModel: true }
      : line,
  );
}

function changed(consultation: Consultation, at: number, change: (line: Line) => Line): Consultation {
  const line = consultation.lines.at(at);
  return line === undefined
    ? consultation
    : { ...consultation, lines: consultation.lines.with(at, change(line)) };
}
