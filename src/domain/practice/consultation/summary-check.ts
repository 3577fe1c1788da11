import { isSaidWrong } from '#domain/practice/consultation/said-wrong.ts';
import { isTold, type Piece, piece, type Turn } from '#domain/practice/consultation/turn.ts';
import { replyOf } from '#domain/practice/consultation/usual-reply.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';

/** A patient puts right as many mistakes at a time. */
const MOST_CORRECTED = 2;

/** The question at the end of a summary to which a yes would say that it was wrong. */
const GAPS =
  /\b(?:have|did|am|is|was|['’]ve|anything|something)\b[^.?!]*\b(?:miss(?:ed|ing)?|forg[eo]t(?:ten)?|left (?:anything |something )?out|wrong|misunderst\w+|misheard)\b[^.?!]*[.?!]*\s*$/i;

/** Whoever asks this believes already that it was wrong. */
const WHAT_WAS_WRONG = /\bwhat (?:did|have|was|is)\b[^.?!]*[.?!]*\s*$/i;

/** Whether somebody asks what is missing or wrong, and not what is right. */
export function asksForGaps(words: string): boolean {
  return GAPS.test(words) && !WHAT_WAS_WRONG.test(words);
}

/** That the patient came with the complaint is no mistake of a summary. */
function mayBePutRight({ says, told, asks }: Fact): boolean {
  return says !== null && !(told === 'opening' && asks[0]?.startsWith('presence:'));
}

/** Whether the patient agrees with a summary: what was told is put right where the summary says the opposite. */
export function checkSummary(turn: Turn, words: string): readonly Piece[] {
  const { patient } = turn.consultation;
  const wrong = patient.facts
    .filter(fact => isTold(turn, fact) && mayBePutRight(fact) && isSaidWrong(fact, words))
    .slice(0, MOST_CORRECTED);
  if (wrong.length === 0)
    return [piece(replyOf(patient, asksForGaps(words) ? 'nothing-missed' : 'summary-right', words))];
  return [
    piece(replyOf(patient, 'not-quite', words)),
    ...wrong.map(({ id, says }) => piece(says ?? '', { facts: [id] })),
  ];
}
