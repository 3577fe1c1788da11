import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import type { Commitment, Midway } from '#domain/practice/debrief/commitment.ts';
import { type FactReport, factReports } from '#domain/practice/debrief/fact-report.ts';
import { type TurnOfTalk, turnsOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';
import type { OpenJargon } from '#domain/practice/understanding/manner.ts';

/** What a debrief is made of. */
export type DebriefSources = {
  readonly consultation: Consultation;
  /** Opened after the commitment. */
  readonly reference: PatientReference;
  readonly commitment: Commitment;
  /** In the order in which it was asked for; none where it was switched off. */
  readonly midway: readonly Midway[];
  readonly jargon: OpenJargon;
};

/** The conversation read through once: what every part of the debrief looks at. */
export type ReadThrough = DebriefSources & {
  readonly patient: PracticePatient;
  readonly turns: readonly TurnOfTalk[];
  readonly facts: readonly FactReport[];
};

/** Reads the conversation through. */
export function readThrough(sources: DebriefSources): ReadThrough {
  const { patient } = sources.consultation;
  const turns = turnsOfTalk(sources.consultation, sources.jargon);
  return { ...sources, patient, turns, facts: factReports(patient, sources.reference, turns) };
}

/** Whether a diagnosis counts as right. */
export function isRight({ diagnosis, accepted }: PatientReference, id: number): boolean {
  return diagnosis.id === id || accepted.some(one => one.id === id);
}
