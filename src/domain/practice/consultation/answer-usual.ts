import { again } from '#domain/practice/consultation/again.ts';
import { presentFact } from '#domain/practice/consultation/facts-for.ts';
import { type Piece, piece, type Turn, usualSaid } from '#domain/practice/consultation/turn.ts';
import { replyOf, usualReply } from '#domain/practice/consultation/usual-reply.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

/** What a well person answers; the same again to the same question. */
export function usualAnswer(turn: Turn, intent: Intent): Piece {
  const { patient } = turn.consultation;
  const said = usualSaid(turn);
  const before = said.find(one => one.intent === intent)?.text;
  const frame = parseIntent(intent)?.frame;
  const kind = { isDenial: frame === 'presence', isFiller: frame === 'attribute' };
  if (before !== undefined)
    return piece(again(patient, before), { ...kind, usual: [{ intent, text: before }] });
  const text = wordsFor(patient, intent, said.at(-1)?.text);
  return piece(text, { ...kind, usual: [{ intent, text }] });
}

/** Of a symptom that is not there nothing can be described. */
function wordsFor(patient: PracticePatient, intent: Intent, last: string | undefined): string {
  const parts = parseIntent(intent);
  const isAbsent =
    parts?.frame === 'attribute' &&
    parts.finding !== null &&
    presentFact(patient, parts.finding) === undefined;
  return isAbsent ? replyOf(patient, 'not-there', intent) : usualReply(patient, intent, last);
}
