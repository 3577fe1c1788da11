import { presentFact } from '#domain/practice/consultation/facts-for.ts';
import { type Piece, piece, type Turn, usualSaid } from '#domain/practice/consultation/turn.ts';
import { replyOf, usualReply } from '#domain/practice/consultation/usual-reply.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

const BARE_NO = /^No(?:body|thing|ne|t)?\b/;

/** What a well person answers; the same again to the same question. */
export function usualAnswer(turn: Turn, intent: Intent): Piece {
  const { patient } = turn.consultation;
  const said = usualSaid(turn);
  const before = said.find(one => one.intent === intent)?.text;
  const frame = parseIntent(intent)?.frame;
  const last = said.slice(-1).map(({ text }) => text);
  const text = before ?? wordsFor(patient, intent, last);
  // What is told of what somebody can do is no bare no.
  const isDenial = frame === 'presence' && BARE_NO.test(text);
  return piece(text, { isDenial, isFiller: frame === 'attribute', usual: [{ intent, text }] });
}

/** Of a symptom that is not there nothing can be described. */
function wordsFor(patient: PracticePatient, intent: Intent, last: readonly string[]): string {
  const parts = parseIntent(intent);
  const isAbsent =
    parts?.frame === 'attribute' &&
    parts.finding !== null &&
    presentFact(patient, parts.finding) === undefined;
  return isAbsent ? replyOf(patient, 'not-there', intent) : usualReply(patient, intent, last);
}
