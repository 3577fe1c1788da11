import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import type { PracticeResult } from '#domain/practice/attempt/result.ts';
import { toldFacts } from '#domain/practice/consultation/consultation.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';

/** Ids of the facts worth asking for that were told, and of those that were not. */
export type Coverage = { readonly found: readonly string[]; readonly missed: readonly string[] };

type Committed = {
  readonly patient: PracticePatient;
  readonly reference: PatientReference;
  readonly attempt: Attempt;
  readonly at: number;
};

/** What of a finished attempt is remembered for progress. */
export function resultOf({ patient, reference, attempt, at }: Committed): PracticeResult {
  const [leader] = attempt.commitment.differential;
  const { found, missed } = coverageOf(reference, attempt);
  return {
    patientId: patient.id,
    at,
    mode: attempt.settings.mode,
    door: patient.door,
    system: patient.complaint.system,
    level: patient.level,
    confidence: leader?.confidence ?? 0,
    isRight: leader !== undefined && isRight(reference, leader.diagnosis.id),
    found: found.length,
    findable: found.length + missed.length,
    lookAlike: reference.lookAlike,
  };
}

/** Whether a diagnosis counts as right. */
export function isRight({ diagnosis, accepted }: PatientReference, id: number): boolean {
  return [diagnosis, ...accepted].some(right => right.id === id);
}

/** Which of the essential and relevant facts were told. */
export function coverageOf({ facts }: PatientReference, { lines }: Pick<Attempt, 'lines'>): Coverage {
  const told = new Set(toldFacts({ lines }).map(({ factId }) => factId));
  const worthAsking = facts.filter(({ weight }) => weight !== 'neutral').map(({ id }) => id);
  return {
    found: worthAsking.filter(id => told.has(id)),
    missed: worthAsking.filter(id => !told.has(id)),
  };
}
