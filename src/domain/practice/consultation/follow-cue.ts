import { isFollowed, type Piece, piece, type Turn } from '#domain/practice/consultation/turn.ts';
import { type Intent, isTalk } from '#domain/practice/intent.ts';
import type { Cue } from '#domain/practice/patient/patient.ts';

/** Empathy and "go on" follow what was said just now: in the last so many lines of the patient. */
const STILL_IN_THE_AIR = 2;

/** What following a cue brings: its own words, once. */
export function followCue(turn: Turn, intent: Intent): readonly Piece[] {
  const cue = turn.consultation.patient.cues.find(
    one => one.follow.includes(intent) && !isFollowed(turn, one.id) && isInReach(turn, intent, one),
  );
  return cue === undefined ? [] : [piece(cue.says, { cues: [cue.id] })];
}

function isInReach({ consultation: { lines } }: Turn, intent: Intent, { factId }: Cue): boolean {
  const spoken = lines.filter(line => line.by === 'patient');
  const isFleeting = isTalk(intent) || intent.startsWith('open:');
  return (isFleeting ? spoken.slice(-STILL_IN_THE_AIR) : spoken).some(({ facts }) => facts.includes(factId));
}
