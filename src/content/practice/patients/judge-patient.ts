import type { PlayableContent } from '#content/play/playable-content.ts';
import type { CompiledPatient } from '#content/practice/patients/compile-patients.ts';
import { completedYears, monthsOld } from '#domain/case/age.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { differential } from '#domain/diagnosis/differential.ts';
import { byLikelihood } from '#domain/diagnosis/likelihood/ranked.ts';
import { withLikelihood } from '#domain/diagnosis/likelihood/with-likelihood.ts';
import { differentialOf } from '#domain/findings/differential-of.ts';
import { askMeaning } from '#domain/practice/consultation/ask.ts';
import {
  beginConsultation,
  type Consultation,
  toldFacts,
} from '#domain/practice/consultation/consultation.ts';
import { recordOf } from '#domain/practice/record/record-of.ts';

/** Any day will do: nothing that is judged depends on it. */
const SOME_DAY = '2026-11-22';

/** What comes of an expert's questions. */
export type JudgedPatient = {
  /** Ids of the facts that were told. */
  readonly told: ReadonlySet<string>;
  /** By the specified sum, the first first. */
  readonly bySum: readonly DiagnosisResult[];
  /** By the whole history, the likeliest first. */
  readonly byLikelihood: readonly DiagnosisResult[];
};

/** Takes the history as the expert does, and weighs what was told. */
export function judgePatient(compiled: CompiledPatient, playable: PlayableContent): JudgedPatient {
  const consultation = takenByExpert(compiled);
  const { complaint, person } = compiled.patient;
  const { vocabulary } = playable.compiled;
  const questions = playable.questions(complaint.key, person);
  const record = recordOf(consultation, { questions, vocabulary });
  const asked = differentialOf({ record, stored: {}, notAsked: [] }, vocabulary);
  const bySum = differential(asked.answers, playable.evidence, asked.profile);
  const facts = {
    ...asked,
    age: completedYears(record),
    ageMonths: monthsOld(record),
    gender: record.gender,
    chiefComplaintId: complaint.id,
  };
  return {
    told: new Set(toldFacts(consultation).map(({ factId }) => factId)),
    bySum,
    byLikelihood: byLikelihood(withLikelihood(bySum, playable.likelihood, facts)),
  };
}

/** The conversation an expert has with the patient. */
export function takenByExpert({ patient, reference }: CompiledPatient): Consultation {
  return reference.path.reduce(
    (consultation, intent) => askMeaning(consultation, intent, [intent]),
    beginConsultation(patient, SOME_DAY),
  );
}
