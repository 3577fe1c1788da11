import { again, inShort } from '#domain/practice/consultation/again.ts';
import { usualAnswer } from '#domain/practice/consultation/answer-usual.ts';
import { mayBeTold } from '#domain/practice/consultation/disclosure.ts';
import {
  isAnsweredEarlier,
  isTold,
  isToldEarlier,
  isToldJustNow,
  type Piece,
  piece,
  type Turn,
} from '#domain/practice/consultation/turn.ts';
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

/** A fact in the patient's words; asked for the same once more, the patient says that it was said. */
export function factPiece(turn: Turn, intent: Intent, fact: Fact): Piece {
  const { patient } = turn.consultation;
  const { id, is, says } = fact;
  const isBare = says === null || (turn.meaning.length > 1 && BARE.test(says));
  if (isBare && is === 'denied') return { ...usualAnswer(turn, intent), facts: [id] };
  const words = says ?? replyOf(patient, 'not-sure', id);
  const isOwn = fact.asks[0] === intent;
  const text = isOwn && isSpokenEarlier(turn, fact, words) ? inShort(words) : words;
  const isAgain = isSaidAsSuch(turn, intent, fact);
  return piece(isAgain ? again(patient, text) : text, {
    to: intent,
    isOwnNo: is === 'denied',
    isAgain,
    facts: [id],
  });
}

/** What cannot be said before: surprise, and a question asked in return. */
const LIVELY = /^[^.]*?[!?]/;

/** "As I said" once in a reply, to whoever asks the same again or has just heard it; a confidence is not thrown back at anybody. */
function isSaidAsSuch(turn: Turn, intent: Intent, fact: Fact): boolean {
  const isOnce = !turn.pieces.some(before => before.isAgain);
  const maySaySo = fact.told !== 'trust' && !LIVELY.test(fact.says ?? '');
  return isOnce && maySaySo && (isAnsweredEarlier(turn, intent, fact) || isToldJustNow(turn, fact));
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
