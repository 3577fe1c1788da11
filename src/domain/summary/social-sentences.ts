import type { HistoryList } from '#domain/case/patient-record.ts';
import { NOTES, type Sentence } from '#domain/summary/sentence-of-clauses.ts';

/** How the entries of each social section are told in the full history. A field that is not here follows with its label. */
export const SOCIAL_SENTENCES: { readonly [list in HistoryList]?: readonly Sentence[] } = {
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
