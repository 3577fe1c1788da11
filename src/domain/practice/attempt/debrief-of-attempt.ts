import { type Attempt, consultationOf } from '#domain/practice/attempt/attempt.ts';
import { committed } from '#domain/practice/attempt/commitment-draft.ts';
import type { PracticeResult } from '#domain/practice/attempt/result.ts';
import { type Debrief, debriefOf } from '#domain/practice/debrief/debrief-of.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';
import { openReference } from '#domain/practice/patient/seal.ts';
import type { Language } from '#domain/practice/understanding/language.ts';

/** What of an attempt its debrief is made of. */
export type DebriefedAttempt = Pick<Attempt, 'today' | 'lines' | 'midway' | 'commitment' | 'again'>;

type Committing = {
  readonly patient: PracticePatient;
  readonly attempt: DebriefedAttempt;
  readonly language: Pick<Language, 'jargon'>;
};

/** A debrief, and the reference it rests on. */
export type OpenedDebrief = { readonly debrief: Debrief; readonly reference: PatientReference };

/** The debrief of an attempt, of what was said before the commitment; null where nothing was committed. */
export function debriefOfAttempt({ patient, attempt, language }: Committing): OpenedDebrief | null {
  const commitment = committed(attempt.commitment);
  if (commitment === null) return null;
  const reference = openReference(patient);
  const { lines, ...consultation } = consultationOf(attempt, patient);
  const debrief = debriefOf({
    consultation: { ...consultation, lines: lines.slice(0, attempt.again?.from) },
    reference,
    commitment,
    midway: attempt.midway === null || attempt.midway.hypotheses.length === 0 ? [] : [attempt.midway],
    jargon: language.jargon,
  });
  return { debrief, reference };
}

/** What of a finished attempt is remembered for progress and for what is due. */
export function resultOf(
  { patient, attempt }: { readonly patient: PracticePatient; readonly attempt: Attempt },
  { coverage, differential, lookAlike }: Debrief,
  at: number,
): PracticeResult {
  return {
    patientId: patient.id,
    beganAt: attempt.beganAt,
    at,
    mode: attempt.settings.mode,
    door: patient.door,
    system: patient.complaint.system,
    level: patient.level,
    confidence: attempt.commitment.differential[0]?.confidence ?? 0,
    isRight: differential.rightAt === 1,
    topics: coverage.topics.map(({ topic, found, missed }) => ({
      topic,
      found: found.length,
      of: found.length + missed.length,
    })),
    lookAlike,
  };
}

/** Ids of the facts that matter and were not told, in the order of the history. */
export function missedFacts({ coverage }: Debrief): readonly string[] {
  return coverage.topics.flatMap(({ missed }) => missed.map(({ id }) => id));
}
