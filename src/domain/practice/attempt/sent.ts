import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import { readIntent } from '#domain/practice/attempt/stored-attempt.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { fields, orNull, type Reader, text, wholeNumberIn } from '#domain/reading/reader.ts';

/** A question that was sent and waits for its answer. */
export type Sent = {
  readonly words: string;
  /** What the student says it means; null where that is to be understood. */
  readonly intent: Intent | null;
  /** The line it will be. */
  readonly line: number;
  /** The tab that sent it, and answers it unless it is gone. */
  readonly tab: string;
};

/** A question and its answer. */
const LINES_A_QUESTION = 2;

/** A question is sent after those that wait already. */
export function send(
  { lines }: Pick<Attempt, 'lines'>,
  waiting: readonly Sent[],
  { words, intent, tab }: Omit<Sent, 'line'>,
): readonly Sent[] {
  return [...waiting, { words, intent, tab, line: lines.length + LINES_A_QUESTION * waiting.length }];
}

/** Whether a question was answered already, in another tab or in the last moment of one: it is not asked twice. */
export function isAnswered({ lines }: Pick<Attempt, 'lines'>, { line, words }: Sent): boolean {
  const said = lines[line];
  return said?.by === 'student' && said.text === words;
}

/** What of a stored question is believed. */
export const readSent: Reader<Sent> = fields({
  words: text,
  intent: orNull(readIntent),
  tab: text,
  line: wholeNumberIn({ min: 0, max: Number.MAX_SAFE_INTEGER }),
});
