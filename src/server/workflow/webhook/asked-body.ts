import type { SymptomSuggestionsRequest } from '#contract/symptom-suggestions.ts';

type Asked = Pick<SymptomSuggestionsRequest, 'patientProfile' | 'chiefComplaint' | 'associatedSymptoms'>;

/** What both calls tell of the case, with the specification's names (section 7); symptoms by their texts. */
export function caseBody({ patientProfile, chiefComplaint, associatedSymptoms }: Asked) {
  return {
    patientProfile,
    chiefComplaint: chiefComplaint.text,
    associatedSymptoms: associatedSymptoms.map(({ text }) => text),
  };
}

/** The texts of 'No {symptom}' items joined by commas (history steps, section 7). */
export function negativeText(symptoms: SymptomSuggestionsRequest['negativeSymptoms']): string {
  return symptoms.map(({ text }) => `No ${text}`).join(', ');
}
