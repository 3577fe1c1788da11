import { again } from '#domain/practice/consultation/again.ts';
import { isTold, type Piece, piece, type Turn } from '#domain/practice/consultation/turn.ts';
import { replyOf } from '#domain/practice/consultation/usual-reply.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';

/** From such a word to the end of its clause everything is denied. */
const DENIED =
  /\b(no|not|never|nor|neither|without|denies|denied|haven't|hasn't|don't|doesn't|didn't|isn't|aren't)\b[^.,;:!?]*/gi;

/** A patient puts right as many mistakes at a time. */
const MOST_CORRECTED = 2;

/** Whether the patient agrees with a summary: what was told is put right where the summary says the opposite. */
export function checkSummary(turn: Turn, words: string): readonly Piece[] {
  const { patient } = turn.consultation;
  const wrong = patient.facts
    .filter(fact => isTold(turn, fact) && isSaidWrong(fact, words))
    .slice(0, MOST_CORRECTED);
  if (wrong.length === 0) return [piece(replyOf(patient, 'summary-right', words))];
  return [
    piece(replyOf(patient, 'not-quite', words)),
    ...wrong.map(({ id, says }) => piece(again(patient, says ?? ''), { facts: [id] })),
  ];
}

function isSaidWrong({ is, says, findings }: Fact, words: string): boolean {
  if (says === null || is === 'unknown') return false;
  const denied = (words.match(DENIED) ?? []).join(' ');
  const claimed = words.replace(DENIED, ' ');
  const terms = findings.flatMap(finding => finding.terms);
  const isIn = (text: string) => terms.some(term => holds(text, term));
  return is === 'present' ? isIn(denied) && !isIn(claimed) : isIn(claimed) && !isIn(denied);
}

/** Whether a text has the words, as words. */
function holds(text: string, words: string): boolean {
  const escaped = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
