import type { SuggestionCase } from '#contract/symptom-suggestions.ts';

/** What both calls tell of the case (specification 28.16 and 28.17); symptoms by their texts. */
export function caseBody({ patientProfile, chiefComplaint, associatedSymptoms }: SuggestionCase) {
  return {
    patientProfile,
    chiefComplaint: chiefComplaint.text,
    associatedSymptoms: associatedSymptoms.map(({ text }) => text),
  };
}

/** The texts of 'No {symptom}' items joined by commas (specification 28.16). */
export function negativeText(symptoms: SuggestionCase['negativeSymptoms']): string {
  return symptoms.map(({ text }) => `No ${text}`).join(', ');
}
