import type { HistoryList } from '#domain/case/patient-record.ts';
import { NOTES, type Sentence } from '#domain/summary/sentence-of-clauses.ts';

const COMPLICATIONS: Sentence = [['complications', 'Complications: …']];

/** How the entries of each medical section are told in the full history. A field that is not here follows with its label. */
export const MEDICAL_SENTENCES: { readonly [list in HistoryList]?: readonly Sentence[] } = {
  pastMedicalIllnesses: [
    [
      ['name', '{}'],
      ['onsetDate', ' since …'],
      ['diagnosisMethod', ', diagnosed by …'],
      ['diagnosingHospital', ' at …'],
    ],
    [['readingValue', 'Lab results: …']],
    [
      ['medicationCompliance', 'Compliance with medication …'],
      ['erVisits', '; … visit(s) to the emergency room'],
    ],
    [
      ['hasDisability', 'It caused a disability'],
      ['disabilityDetails', ': …'],
    ],
  ],
  pastSurgicalHistory: [
    [
      ['surgeryName', '{}'],
      ['surgeryDate', ' on …'],
      ['hospital', ' at …'],
      ['anesthesiaType', ', under … anesthesia'],
      ['duration', ', lasting …'],
      ['lengthOfStay', ', with a stay of …'],
    ],
    COMPLICATIONS,
    NOTES,
  ],
  transfusionHistory: [
    [
      ['transfusionType', '{}'],
      ['unitsTransfused', ', … unit(s)'],
      ['transfusionDate', ' on …'],
      ['hospital', ' at …'],
      ['indication', ', for …'],
    ],
    COMPLICATIONS,
    NOTES,
  ],
  accidentsInjuries: [
    [
      ['injuryType', '…'],
      ['accidentDate', ' on …'],
      ['cause', ', caused by: …'],
      ['location', ', place: …'],
    ],
    [
      ['erVisit', 'Emergency room visit'],
      ['hospitalization', '; hospitalized'],
      ['hospitalName', ' (…)'],
      ['lengthOfStay', ' for …'],
    ],
    [['treatmentReceived', 'Treatment: …']],
    COMPLICATIONS,
    [
      ['permanentEffects', 'Permanent effects'],
      ['permanentEffectsDetails', ': …'],
    ],
    [
      ['rehabilitationRequired', 'Rehabilitation required'],
      ['rehabilitationDetails', ': …'],
    ],
    NOTES,
  ],
  medicationHistory: [
    [
      ['commercialName', '{}'],
      ['components', ' (…)'],
      ['dosage', ', …'],
      ['frequency', ', …'],
      ['route', ', …'],
      ['duration', ', …'],
      ['startDate', ', started …'],
      ['endDate', ', stopped …'],
    ],
    [
      ['indication', 'Taken for …'],
      ['prescriptionType', ', …'],
      ['prescribingSpecialist', ' (…)'],
      ['category', '; category: …'],
    ],
    [
      ['compliance', 'Compliance …'],
      ['sideEffects', '; side effects: …'],
    ],
    NOTES,
  ],
  allergies: [
    [
      ['allergenName', '{}'],
      ['allergenType', ', … allergen'],
      ['allergenCategory', ' (…)'],
      ['reactionType', ': … reaction'],
      ['symptoms', ' with …'],
      ['onsetDate', ', first noticed …'],
    ],
    [
      ['discoveryMethod', 'Discovered by: …'],
      ['discoveryDetails', ' (…)'],
      ['diagnosingSpecialist', ', specialist: …'],
      ['hospital', ', at …'],
    ],
    [['avoidanceInstructions', 'Avoidance: …']],
    [['emergencyMedication', 'Emergency medication: …']],
    NOTES,
  ],
};
