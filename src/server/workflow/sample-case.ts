import type { SymptomSuggestionsRequest } from '#contract/symptom-suggestions.ts';

/** A made-up patient, for the connection test and for tests. Ids are looked up by the caller. */
export function sampleCase(
  chiefComplaint: SymptomSuggestionsRequest['chiefComplaint'],
): Omit<SymptomSuggestionsRequest, 'currentPhase' | 'exclude'> {
  return {
    patientProfile: {
      name: 'Sample Patient',
      age: 58,
      gender: 'Male',
      maritalStatus: 'Married',
      residence: 'Sampleton',
      occupation: 'Teacher',
      admissionType: 'Outpatient',
    },
    chiefComplaint,
    associatedSymptoms: [],
    negativeSymptoms: [],
    answers: [],
    present: [],
    denied: [],
  };
}
