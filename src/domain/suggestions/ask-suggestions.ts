import { monthsOld } from '#domain/case/age.ts';
import { choicesMade } from '#domain/case/answers.ts';
import type { CurrentSymptom, PatientRecord, Profile } from '#domain/case/patient-record.ts';
import type { ToldFindings } from '#domain/findings/told-findings.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import type { Phase } from '#domain/suggestions/symptom-analysis.ts';

/** What is told of the patient to whoever makes suggestions. */
export type PatientProfile = Pick<
  Profile,
  'name' | 'age' | 'gender' | 'maritalStatus' | 'residence' | 'occupation' | 'admissionType'
> & {
  /** Only of an infant whose months are known. */
  readonly ageMonths?: number | undefined;
};

/** The case as the workflow service is told of it; the first four fields to the letter (specification 28.16). */
export type SuggestionCase = {
  readonly patientProfile: PatientProfile;
  readonly chiefComplaint: CurrentSymptom;
  readonly associatedSymptoms: readonly CurrentSymptom[];
  /** Asked and denied. */
  readonly negativeSymptoms: readonly CurrentSymptom[];
  readonly answers: readonly { readonly questionId: number; readonly choiceId: string }[];
} & ToldFindings;

/** What symptom suggestions are asked with. `exclude` was answered already, or passed over. */
export type SymptomQuery = SuggestionCase & {
  readonly currentPhase: Phase;
  readonly exclude: readonly number[];
};

/** What recommendations for a section of past history are asked with; what is recorded there is not recommended again. */
export type HistoryQuery = SuggestionCase & {
  readonly historySection: HistorySectionKey;
  readonly recorded: readonly string[];
};

type Told = ToldFindings & { readonly negativeSymptoms: readonly CurrentSymptom[] };

/** Tells a case to the workflow service; undefined while it has no chief complaint or no gender. */
export function suggestionCase(
  record: PatientRecord,
  { negativeSymptoms, present, denied }: Told,
): SuggestionCase | undefined {
  const { name, age, gender, maritalStatus, residence, occupation, admissionType, chiefComplaint } = record;
  if (chiefComplaint === null || gender === null) return undefined;
  const months = monthsOld(record);
  const bare = ({ id, text }: CurrentSymptom) => ({ id, text });
  return {
    patientProfile: {
      ...{ name, age, gender, maritalStatus, residence, occupation, admissionType },
      ...(months !== null && { ageMonths: months }),
    },
    chiefComplaint: bare(chiefComplaint),
    associatedSymptoms: record.associatedSymptoms.map(bare),
    negativeSymptoms: negativeSymptoms.map(bare),
    answers: choicesMade(record),
    present,
    denied,
  };
}
