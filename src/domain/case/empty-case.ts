import type { PatientRecord } from '#domain/case/patient-record.ts';

/**
 * A case nobody has touched, with the specification's defaults.
 * @param today the date of history, as a long English date
 */
export function emptyCase(today: string): PatientRecord {
  return {
    age: null,
    gender: null,
    name: '',
    maritalStatus: '',
    residence: '',
    occupation: '',
    admissionType: 'Outpatient',
    admissionDate: '',
    historyTaker: '',
    historyTakerPosition: '',
    additionalHistoryTakers: '',
    dateOfHistory: today,
    chiefComplaint: null,
    associatedSymptoms: [],
    currentSymptom: null,
    answers: [],
    differentialDiagnoses: [],
    currentQuestionIndex: 0,
    lastAnsweredSymptomId: null,
    returnToConfirmation: false,
    reviewOfSystemsCompleted: false,
    complaints: [],
    groupedComplaints: {},
    availableQuestions: [],
    initialScreeningCompleted: false,
    secondaryScreeningCompleted: false,
    familyDiagramImage: '',
    pastMedicalIllnesses: [],
    pastSurgicalHistory: [],
    transfusionHistory: [],
    accidentsInjuries: [],
    medicationHistory: [],
    allergies: [],
    familyHistory: [],
    smokingHistory: [],
    alcoholHistory: [],
    travelHistory: [],
    vaccinationHistory: [],
    livingConditions: [],
    petHistory: [],
    occupationalHistory: [],
  };
}
