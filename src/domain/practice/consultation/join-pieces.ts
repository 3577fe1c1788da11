import type { PatientLine } from '#domain/practice/consultation/consultation.ts';
import type { Piece } from '#domain/practice/consultation/turn.ts';
import { type ReplyKind, replyOf } from '#domain/practice/consultation/usual-reply.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

/** One natural reply to all that was asked at once: nothing twice, courtesy only where nothing else is said. */
export function joined(patient: PracticePatient, pieces: readonly Piece[]): PatientLine {
  const isAllTalk = pieces.every(({ isTalk }) => isTalk);
  const kept = pieces.filter(({ isTalk }) => isAllTalk || !isTalk);
  const denials = kept.filter(({ isDenial }) => isDenial);
  const others = kept.filter(({ isDenial }) => !isDenial);
  const texts = [...others.map(({ text }) => text), deniedText(patient, denials, others.length > 0)];
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

/** Several bare denials are one. */
function deniedText(patient: PracticePatient, denials: readonly Piece[], hasOthers: boolean): string {
  const [first] = denials;
  if (first === undefined) return '';
  if (denials.length === 1 && !hasOthers) return first.text;
  return replyOf(patient, kindOf(denials.length, hasOthers), denials.map(({ text }) => text).join());
}

function kindOf(count: number, hasOthers: boolean): ReplyKind {
  if (hasOthers) return count === 1 ? 'not-the-other' : 'not-the-rest';
  return count === 2 ? 'neither' : 'none';
}
