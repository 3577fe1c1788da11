/** The required messages of an empty entry, by section (specification 14.2 to 20.29). */
export const REQUIRED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pastMedicalIllnesses: {
    name: 'Illness name is required',
    onsetDate: 'Onset date is required',
    diagnosisMethod: 'Diagnosis method is required',
    diagnosingHospital: 'Diagnosing hospital is required',
  },
  pastSurgicalHistory: {
    surgeryName: 'Surgery name is required',
    surgeryDate: 'Surgery date is required',
    hospital: 'Hospital is required',
    duration: 'Duration is required',
  },
  transfusionHistory: {
    transfusionDate: 'Transfusion date is required',
    transfusionType: 'Transfusion type is required',
    indication: 'Indication is required',
    hospital: 'Hospital is required',
  },
  accidentsInjuries: {
    accidentDate: 'Accident date is required',
    injuryType: 'Injury type is required',
    cause: 'Cause of injury is required',
  },
  medicationHistory: {
    commercialName: 'Commercial name is required',
    components: 'At least one active ingredient is required',
    dosage: 'Dosage is required',
    frequency: 'Frequency is required',
    prescribingSpecialist: 'Prescribing specialist is required for prescribed medications',
    indication: 'Indication/reason is required',
    startDate: 'Start date is required',
  },
  allergies: {
    allergenName: 'Allergen name is required',
    symptoms: 'At least one symptom is required',
  },
  travelHistory: {
    destination: 'Destination is required',
    travelDate: 'Travel date is required',
    returnDate: 'Return date is required',
  },
  vaccinationHistory: { dateReceived: 'Date received is required' },
  occupationalHistory: { occupation: 'Occupation title is required' },
  smokingHistory: {},
  alcoholHistory: {},
  livingConditions: {},
  petHistory: {},
};

const COMPLICATIONS = 'Complications field is required (enter "None" if no complications)';

/** Messages that appear only in a certain entry: section, what was entered, field, message. */
export const CONDITIONAL: readonly (readonly [
  string,
  Readonly<Record<string, unknown>>,
  string,
  string | undefined,
])[] = [
  ['pastMedicalIllnesses', { hasDisability: true }, 'disabilityDetails', 'Please describe the disability'],
  ['pastSurgicalHistory', { complications: ' ' }, 'complications', COMPLICATIONS],
  ['transfusionHistory', { complications: '' }, 'complications', COMPLICATIONS],
  ['transfusionHistory', { unitsTransfused: 0 }, 'unitsTransfused', 'Number of units must be at least 1'],
  ['accidentsInjuries', { complications: '' }, 'complications', COMPLICATIONS],
  ['accidentsInjuries', { location: '' }, 'location', 'Location is required'],
  [
    'accidentsInjuries',
    { injuryType: 'Other (specify)' },
    'customInjuryType',
    'Please specify the injury type',
  ],
  ['accidentsInjuries', { cause: 'Other (specify)' }, 'customCause', 'Please specify the cause'],
  [
    'accidentsInjuries',
    { hospitalization: true },
    'hospitalName',
    'Hospital name is required when hospitalized',
  ],
  [
    'accidentsInjuries',
    { permanentEffects: true },
    'permanentEffectsDetails',
    'Please describe the permanent effects',
  ],
  [
    'accidentsInjuries',
    { rehabilitationRequired: true },
    'rehabilitationDetails',
    'Please provide rehabilitation details',
  ],
  ['medicationHistory', { route: '' }, 'route', 'Route is required'],
  ['medicationHistory', { prescriptionType: 'Over-the-Counter' }, 'prescribingSpecialist', undefined],
  ...['Patch Test', 'Skin Prick Test', 'Blood Test (RAST)', 'Oral Challenge'].map(
    discoveryMethod =>
      [
        'allergies',
        { discoveryMethod },
        'diagnosingSpecialist',
        'Specialist information is required for this discovery method',
      ] as const,
  ),
  ['allergies', { discoveryMethod: 'Medical Emergency' }, 'diagnosingSpecialist', undefined],
];

/** Limits of numbers (specification 14.2 to 20.29). */
export const LIMITS: readonly (readonly [string, string, number, number])[] = [
  ['pastMedicalIllnesses', 'erVisits', 0, 999],
  ['transfusionHistory', 'unitsTransfused', 1, 20],
  ['pastSurgicalHistory', 'lengthOfStay', 0, 10000],
  ['accidentsInjuries', 'lengthOfStay', 0, 365],
  ['smokingHistory', 'quitAttempts', 0, 50],
  ['smokingHistory', 'quitDuration', 0, 100],
  ['alcoholHistory', 'quitAttempts', 0, 50],
  ['vaccinationHistory', 'ageAtVaccination', 0, 120],
  ['livingConditions', 'residenceFloor', 1, 100],
  ['livingConditions', 'householdMembers', 1, 50],
  ['petHistory', 'petCount', 1, 50],
  ['petHistory', 'yearsOwned', 0, 50],
  ['occupationalHistory', 'hoursPerWeek', 1, 168],
];

/** Defaults (specification 14.2 to 20.29). */
export const DEFAULTS: readonly (readonly [string, string, unknown])[] = [
  ['pastMedicalIllnesses', 'medicationCompliance', 'Good'],
  ['pastMedicalIllnesses', 'readingType', 'None'],
  ['pastMedicalIllnesses', 'erVisits', 0],
  ['pastSurgicalHistory', 'anesthesiaType', 'General'],
  ['pastSurgicalHistory', 'complications', 'None'],
  ['transfusionHistory', 'unitsTransfused', 1],
  ['transfusionHistory', 'complications', 'None'],
  ['accidentsInjuries', 'location', 'Home'],
  ['accidentsInjuries', 'stayUnit', 'Days'],
  ['accidentsInjuries', 'complications', 'None'],
  ['medicationHistory', 'compliance', 'Good'],
  ['medicationHistory', 'route', 'Oral'],
  ['medicationHistory', 'prescriptionType', 'Prescribed'],
  ['medicationHistory', 'sideEffects', 'None'],
  ['allergies', 'reactionType', 'Mild'],
  ['smokingHistory', 'frequency', 'per day'],
  ['livingConditions', 'residenceFloor', 1],
  ['livingConditions', 'elevatorAccess', true],
  ['petHistory', 'indoorOutdoor', 'Indoor'],
  ['occupationalHistory', 'currentlyEmployed', true],
];
