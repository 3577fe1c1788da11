import { again } from '#domain/practice/consultation/again.ts';
import { usualAnswer } from '#domain/practice/consultation/answer-usual.ts';
import { mayBeTold } from '#domain/practice/consultation/disclosure.ts';
import { isTold, isToldEarlier, type Piece, piece, type Turn } from '#domain/practice/consultation/turn.ts';
import { replyOf } from '#domain/practice/consultation/usual-reply.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';

/** Beside another answer a single word does not tell what it denies. */
const BARE = /^(?:no|none|never|nothing)\.$/i;

/** What these facts say to whoever asks for them: what is new, or all of it once more, or nothing yet. */
export function answerByFacts(turn: Turn, intent: Intent, facts: readonly Fact[]): readonly Piece[] {
  const open = facts.filter(fact => mayBeTold(turn, fact));
  const fresh = open.filter(fact => !isTold(turn, fact));
  const told = fresh.length > 0 ? fresh : open;
  if (told.length === 0) return facts.slice(0, 1).map(fact => holdBack(turn, fact));
  const pieces: Piece[] = [];
  for (const fact of told)
    pieces.push(factPiece({ ...turn, pieces: turn.pieces.concat(pieces) }, intent, fact));
  return pieces;
}

/** A fact in the patient's words; said in an earlier reply, it is said as such. */
export function factPiece(turn: Turn, intent: Intent, fact: Fact): Piece {
  const { patient } = turn.consultation;
  const { id, is, says } = fact;
  const isBare = says === null || (turn.isOneOfSeveral && BARE.test(says));
  if (isBare && is === 'denied') return { ...usualAnswer(turn, intent), facts: [id] };
  const words = says ?? replyOf(patient, 'not-sure', id);
  const isOwnNo = is === 'denied';
  const isAgain = isSpokenEarlier(turn, fact, words);
  const isSaid = isAgain && !turn.pieces.some(before => before.isAgain);
  return piece(isSaid ? again(patient, words) : words, { isOwnNo, isAgain, facts: [id] });
}

/** What the opening told was told in the words of the opening: its own are new. */
function isSpokenEarlier(turn: Turn, fact: Fact, words: string): boolean {
  if (fact.told !== 'opening') return isToldEarlier(turn, fact);
  const rest = words.slice(1);
  return turn.consultation.lines.some(({ by, text }) => by === 'patient' && text.includes(rest));
}

function holdBack({ consultation: { patient } }: Turn, { id, meanwhile }: Fact): Piece {
  return piece(meanwhile ?? replyOf(patient, 'evasive', id), { held: [id] });
}
