import type { CommittedDiagnosis } from '#domain/practice/debrief/commitment.ts';
import { type FactReport, reportsOf } from '#domain/practice/debrief/fact-report.ts';
import { isRight, type ReadThrough } from '#domain/practice/debrief/read-through.ts';

/** A leading diagnosis that is not the right one, and what speaks against it. */
export type Closure = {
  readonly leader: CommittedDiagnosis;
  /** Never asked: `premature`; told, and not heeded: `anchored`. */
  readonly kind: 'premature' | 'anchored';
  readonly against: readonly FactReport[];
  /** After so many lines the student thought of it already; null where nobody asked. */
  readonly since: number | null;
};

/** Whether the student closed the case on a leader before what speaks against it was asked; null if the leader is right. */
export function closureOf(read: ReadThrough): Closure | null {
  const { commitment, reference, facts, midway } = read;
  const [leader] = commitment.differential;
  if (leader === undefined || isRight(reference, leader.id)) return null;
  const against = reportsOf(facts, speakingAgainst(read, leader.id));
  const missed = against.filter(({ status }) => status === 'missed' || status === 'held');
  const since = midway.find(({ hypotheses }) => hypotheses[0]?.id === leader.id)?.line ?? null;
  if (missed.length > 0) return { leader, kind: 'premature', against: missed, since };
  return against.length === 0 ? null : { leader, kind: 'anchored', against, since };
}

/** What the reference names against the diagnosis; of one it does not name, what speaks for the right one. */
function speakingAgainst({ reference }: ReadThrough, id: number): readonly string[] {
  const named = reference.differential.find(({ diagnosis }) => diagnosis.id === id);
  const right = reference.differential.find(({ diagnosis }) => diagnosis.id === reference.diagnosis.id);
  const excluding = reference.mustNotMiss.find(({ diagnosis }) => diagnosis.id === id);
  const own = [...(named?.against ?? []), ...(excluding?.excludedBy ?? [])];
  return own.length > 0 ? own : (right?.for ?? []);
}
