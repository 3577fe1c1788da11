import type { Consultation, PatientLine } from '#domain/practice/consultation/consultation.ts';
import type { Piece } from '#domain/practice/consultation/turn.ts';
import { type ReplyKind, replyOf } from '#domain/practice/consultation/usual-reply.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

/** One natural reply to all that was asked at once: nothing twice, courtesy only where nothing else is said. */
export function joined({ patient, lines }: Consultation, pieces: readonly Piece[]): PatientLine {
  const spoken = withoutFillers(pieces.filter(({ isTalk }) => !isTalk));
  const kept = toldOnce(spoken.length > 0 ? spoken : courtesy(pieces, lines.length === 0));
  const denials = kept.filter(({ isDenial }) => isDenial);
  const others = kept.filter(({ isDenial }) => !isDenial);
  const texts = [...others.map(({ text }) => text), deniedText(patient, denials, others)];
  return {
    by: 'patient',
    text: [...new Set(texts)].filter(Boolean).join(' '),
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

/** A greeting is returned when one meets; later the last thing that was said besides is answered. */
function courtesy(pieces: readonly Piece[], isBeginning: boolean): readonly Piece[] {
  if (isBeginning) return pieces.slice(0, 1);
  const later = pieces.filter(({ isMeeting }) => !isMeeting);
  return (later.length > 0 ? later : pieces).slice(-1);
}

/** Several bare denials are one. "Apart from that, no" is said only beside something else of the kind. */
function deniedText(patient: PracticePatient, denials: readonly Piece[], others: readonly Piece[]): string {
  const [first] = denials;
  if (first === undefined) return '';
  const alike = others.every(({ isOfFinding }) => isOfFinding) ? others : [];
  if (denials.length === 1 && alike.length === 0) return first.text;
  return replyOf(patient, kindOf(denials.length, alike), denials.map(({ text }) => text).join());
}

function kindOf(count: number, others: readonly Piece[]): ReplyKind {
  if (others.length === 0) return count === 2 ? 'neither' : 'none';
  if (others.every(({ isOwnNo }) => isOwnNo)) return 'nor-else';
  return count === 1 ? 'not-the-other' : 'not-the-rest';
}
