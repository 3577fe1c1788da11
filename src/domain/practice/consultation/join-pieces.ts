import type { Consultation, PatientLine } from '#domain/practice/consultation/consultation.ts';
import { withoutCovered } from '#domain/practice/consultation/covered.ts';
import { oneNo, withDenials } from '#domain/practice/consultation/denials.ts';
import type { Piece } from '#domain/practice/consultation/turn.ts';

/** One natural reply to all that was asked at once: nothing twice, courtesy only where nothing else is said. */
export function joined(
  { patient, lines }: Consultation,
  words: string,
  pieces: readonly Piece[],
): PatientLine {
  const spoken = withoutFillers(pieces.filter(({ isTalk }) => !isTalk));
  const isBeginning = lines.length === 0;
  const kept = toldOnce(
    spoken.length > 0 ? withManners(pieces, spoken, isBeginning) : courtesy(pieces, isBeginning),
  );
  const texts = withDenials({ patient, words, pieces: withoutCovered(patient, kept) });
  return {
    by: 'patient',
    text: oneNo(texts.filter((each, place) => !isSaidIn(texts.slice(0, place), each))).join(' '),
    facts: [...new Set(pieces.flatMap(({ facts }) => facts))],
    held: pieces.flatMap(({ held }) => held),
    usual: pieces.flatMap(({ usual }) => usual),
    cues: pieces.flatMap(({ cues }) => cues),
    offers: [],
  };
}

/** Beside what the patient tells, nobody says what they cannot tell. */
function withoutFillers(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.some(({ facts }) => facts.length > 0) ? pieces.filter(({ isFiller }) => !isFiller) : pieces;
}

/** What several things asked at once bring is said once. */
function toldOnce(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.filter(({ facts, cues }, place) => {
    const before = pieces.slice(0, place).flatMap(earlier => earlier.facts);
    return facts.length === 0 || cues.length > 0 || facts.some(fact => !before.includes(fact));
  });
}

/** A greeting when one meets and a goodbye when one parts are returned, whatever is asked besides. */
function withManners(
  pieces: readonly Piece[],
  spoken: readonly Piece[],
  isBeginning: boolean,
): readonly Piece[] {
  const greeting = isBeginning ? pieces.filter(({ isMeeting }) => isMeeting).slice(0, 1) : [];
  return [...greeting, ...spoken, ...pieces.filter(({ isParting }) => isParting)];
}

/** Whether this was said already in this reply, be it with a no before it. */
function isSaidIn(before: readonly string[], text: string): boolean {
  const bare = (one: string) => one.replace(/^No, /, '').toLowerCase();
  return before.some(earlier => bare(earlier) === bare(text));
}

/** A greeting is returned when one meets; later the last thing that was said besides is answered. */
function courtesy(pieces: readonly Piece[], isBeginning: boolean): readonly Piece[] {
  const strong = pieces.filter(({ isStrong }) => isStrong);
  if (strong.length > 0) return [...strong.slice(0, 1), ...pieces.filter(({ isParting }) => isParting)];
  const parting = pieces.filter(({ isParting }) => isParting);
  if (parting.length > 0) return parting.slice(0, 1);
  if (isBeginning) return pieces.slice(0, 1);
  const later = pieces.filter(({ isMeeting }) => !isMeeting);
  return (later.length > 0 ? later : pieces).slice(-1);
}
