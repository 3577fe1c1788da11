import type { HistoryList } from '#domain/case/patient-record.ts';

/**
 * A field and how its value stands in the sentence: '…' is the value with its options in lower case, '{}' the value as
 * it is written; words without either tell a flag that is set. A clause brings its own comma or space.
 */
export type Clause = readonly [field: string, words: string];

/** The clauses whose fields say something are joined; a sentence of none is left out. */
export type Sentence = readonly Clause[];

const COMPLICATIONS: Sentence = [['complications', 'Complications: …']];
const NOTES: Sentence = [['notes', 'Note: …']];

/** How the entries of each section are told in the full history. A field that is not here follows with its label. */
export const ENTRY_SENTENCES: { readonly [list in HistoryList]?: readonly Sentence[] } = {
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
  smokingHistory: [
    [
      ['currentStatus', '… smoking'],
      ['smokingType', ': …'],
      ['amount', ', …'],
      ['isPackets', ' packs'],
      ['frequency', ' …'],
      ['duration', ' for …'],
      ['packYears', ' (… pack years)'],
    ],
    [
      ['quitAttempts', 'Quit attempts: …'],
      ['quitAttemptDurations', ' (lasting …)'],
    ],
    [
      ['quitDuration', 'Stopped for …'],
      ['quitDate', ', quit on …'],
    ],
    [['quitMethods', 'Methods of quitting: …']],
    [['secondhandExposure', 'Exposed to secondhand smoke']],
    NOTES,
  ],
  alcoholHistory: [
    [
      ['currentStatus', '… drinking'],
      ['alcoholType', ': …'],
      ['amount', ', …'],
      ['frequency', ', …'],
      ['duration', ', for …'],
    ],
    [['bingeDrinking', 'Binge drinking']],
    [['problemsRelated', 'Problems related to alcohol: …']],
    [
      ['quitAttempts', 'Quit attempts: …'],
      ['quitDate', '; quit on …'],
    ],
    NOTES,
  ],
  travelHistory: [
    [
      ['destination', '{}'],
      ['travelDate', ', from …'],
      ['returnDate', ' to …'],
      ['travelDuration', ' (…)'],
      ['purpose', ', for: …'],
    ],
    [
      ['vaccinesReceived', 'Vaccines received: {}'],
      ['prophylacticMedications', '; prophylaxis: {}'],
    ],
    [
      ['illnessDuringTravel', 'Ill during the travel'],
      ['illnessDetails', ': …'],
    ],
    [
      ['illnessAfterReturn', 'Ill after the return'],
      ['illnessAfterDetails', ': …'],
    ],
    NOTES,
  ],
  vaccinationHistory: [
    [
      ['vaccineName', '{}'],
      ['dateReceived', ' on …'],
      ['ageAtVaccination', ' at the age of …'],
      ['administeredBy', ', given by: …'],
      ['batchNumber', ', batch …'],
    ],
    [
      ['boosterRequired', 'A booster is required'],
      ['nextBoosterDate', ', next on …'],
    ],
    [
      ['adverseReactions', 'Adverse reactions'],
      ['reactionDetails', ': …'],
    ],
    NOTES,
  ],
  livingConditions: [
    [
      ['housingType', 'Lives in: …'],
      ['housingStability', ' (…)'],
      ['residenceFloor', ', floor …'],
      ['elevatorAccess', ', elevator access: …'],
      ['householdMembers', ', household of …'],
    ],
    [
      ['livingWithChildren', 'Lives with children (under 18)'],
      ['livingWithElderly', '; lives with elderly (65+)'],
      ['livingWithDisabled', '; lives with disabled persons'],
    ],
    [['environmentalConcerns', 'Environmental concerns: …']],
    NOTES,
  ],
  petHistory: [
    [
      ['petType', '…'],
      ['petCount', ': …'],
      ['indoorOutdoor', ', kept: …'],
      ['yearsOwned', ', owned for …'],
    ],
    [
      ['petAllergies', 'The patient is allergic to this pet'],
      ['allergyDetails', ': …'],
    ],
    [
      ['petIllnesses', 'The pet has been ill'],
      ['illnessDetails', ': …'],
    ],
    NOTES,
  ],
  occupationalHistory: [
    [
      ['occupation', '{}'],
      ['industry', ' (…)'],
      ['startDate', ', from …'],
      ['endDate', ' to …'],
      ['currentlyEmployed', ', currently employed: …'],
      ['hoursPerWeek', ', … hour(s) per week'],
      ['shiftWork', ', shift work'],
    ],
    [
      ['hazardousExposure', 'Hazardous exposure'],
      ['exposureTypes', ': …'],
    ],
    [
      ['workRelatedIllness', 'Work-related illness'],
      ['illnessDetails', ': …'],
    ],
    [
      ['disabilityAccommodations', 'Disability accommodations'],
      ['accommodationDetails', ': …'],
    ],
    NOTES,
  ],
};
