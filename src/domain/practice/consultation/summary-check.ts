import { again } from '#domain/practice/consultation/again.ts';
import { isSaidWrong } from '#domain/practice/consultation/said-wrong.ts';
import { isTold, type Piece, piece, type Turn } from '#domain/practice/consultation/turn.ts';
import { replyOf } from '#domain/practice/consultation/usual-reply.ts';

/** A patient puts right as many mistakes at a time. */
const MOST_CORRECTED = 2;

/** Whether the patient agrees with a summary: what was told is put right where the summary says the opposite. */
export function checkSummary(turn: Turn, words: string): readonly Piece[] {
  const { patient } = turn.consultation;
  const wrong = patient.facts
    .filter(fact => isTold(turn, fact) && fact.says !== null && isSaidWrong(fact, words))
    .slice(0, MOST_CORRECTED);
  if (wrong.length === 0) return [piece(replyOf(patient, 'summary-right', words))];
  return [
    piece(replyOf(patient, 'not-quite', words)),
    ...wrong.map(({ id, says }) => piece(again(patient, says ?? ''), { facts: [id] })),
  ];
}
