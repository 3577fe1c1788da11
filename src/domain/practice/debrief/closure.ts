import type { CommittedDiagnosis } from '#domain/practice/debrief/commitment.ts';
import { type FactReport, reportsOf } from '#domain/practice/debrief/fact-report.ts';
import { isNamedNearly } from '#domain/practice/debrief/near-name.ts';
import { isRight, type ReadThrough } from '#domain/practice/debrief/read-through.ts';

/** A leading diagnosis that is not the right one, and what speaks against it. */
export type Closure = {
  readonly leader: CommittedDiagnosis;
  /** Never asked: `premature`; told, and not heeded: `anchored`. */
  readonly kind: 'premature' | 'anchored';
  readonly against: readonly FactReport[];
  /** Whether the reference says so of this diagnosis; else it is what speaks for the right one. */
  readonly isOwn: boolean;
  /** After so many lines the student thought of it already; null where nobody asked. */
  readonly since: number | null;
};

/** Whether the student closed the case on a leader before what speaks against it was asked; null if the leader is right. */
export function closureOf(read: ReadThrough): Closure | null {
  const { commitment, reference, facts, midway } = read;
  const [leader] = commitment.differential;
  if (leader === undefined || isRight(reference, leader.id)) return null;
  const own = speakingAgainst(read, leader.id);
  const isOwn = own.length > 0;
  // What speaks for a diagnosis speaks for its kin.
  if (!isOwn && isNamedNearly(reference, leader.name)) return null;
  const against = reportsOf(facts, isOwn ? own : speakingForTheRight(read));
  const missed = against.filter(({ status }) => status === 'missed' || status === 'held');
  const since = midway.find(({ hypotheses }) => hypotheses[0]?.id === leader.id)?.line ?? null;
  if (missed.length > 0) return { leader, kind: 'premature', against: missed, isOwn, since };
  return against.length === 0 ? null : { leader, kind: 'anchored', against, isOwn, since };
}

/** What the reference names against the diagnosis. */
function speakingAgainst({ reference }: ReadThrough, id: number): readonly string[] {
  const named = reference.differential.find(({ diagnosis }) => diagnosis.id === id);
  const excluding = reference.mustNotMiss.find(({ diagnosis }) => diagnosis.id === id);
  return [...(named?.against ?? []), ...(excluding?.excludedBy ?? [])];
}

function speakingForTheRight({ reference }: ReadThrough): readonly string[] {
  return reference.differential.find(({ diagnosis }) => diagnosis.id === reference.diagnosis.id)?.for ?? [];
}
