import { answerByFacts, factPiece } from '#domain/practice/consultation/answer-facts.ts';
import { volunteered } from '#domain/practice/consultation/disclosure.ts';
import { factsFor } from '#domain/practice/consultation/facts-for.ts';
import { asksToTellBack } from '#domain/practice/consultation/own-understanding.ts';
import { asked, isTold, type Piece, piece, type Turn } from '#domain/practice/consultation/turn.ts';
import { replyOf } from '#domain/practice/consultation/usual-reply.ts';
import type { Intent, Opening } from '#domain/practice/intent.ts';
import type { Telling } from '#domain/practice/patient/patient.ts';

/** What an open question brings. */
const TELLS: Readonly<Record<Opening, readonly Telling[]>> = {
  start: ['volunteered'],
  more: ['volunteered'],
  review: ['volunteered'],
  else: ['open', 'volunteered'],
};

/** Whoever asks one of these lets the story begin. */
export const BEGINNINGS: readonly Intent[] = ['open:start', 'open:more', 'open:review'];

/** The opening to the first open question, then what the patient volunteers, a little at a time. */
export function answerOpen(turn: Turn, opening: Opening, words: string): readonly Piece[] {
  if (asksToTellBack(words)) return [piece(replyOf(turn.consultation.patient, 'told-back', words))];
  const isFirst = !asked(turn).some(intent => BEGINNINGS.includes(intent));
  if (isFirst && opening !== 'else') return [openingPiece(turn)];
  return toldFreely(turn, `open:${opening}`, TELLS[opening]);
}

/** What else came with it: what answers this directly, then what else the patient would have told by and by. */
export function answerAssociated(turn: Turn, intent: Intent): readonly Piece[] {
  const direct = factsFor(turn.consultation.patient, intent).filter(fact => !isTold(turn, fact));
  return direct.length > 0
    ? answerByFacts(turn, intent, direct.slice(0, turn.consultation.patient.person.talkativeness))
    : toldFreely(turn, intent, ['volunteered', 'open']);
}

function openingPiece({ consultation: { patient } }: Turn): Piece {
  const facts = patient.facts.filter(({ told }) => told === 'opening').map(({ id }) => id);
  return piece(patient.opening, { facts });
}

function toldFreely(turn: Turn, intent: Intent, tellings: readonly Telling[]): readonly Piece[] {
  const facts = volunteered(turn, tellings);
  if (facts.length > 0) return facts.map(fact => factPiece(turn, intent, fact));
  return [
    piece(replyOf(turn.consultation.patient, 'nothing-more', `${intent}/${turn.consultation.lines.length}`)),
  ];
}
