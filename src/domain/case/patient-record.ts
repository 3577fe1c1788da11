import type { Answer } from '#domain/case/answer.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import type { Complaint } from '#domain/review/complaint.ts';

export const GENDERS = ['Male', 'Female'] as const;
export type Gender = (typeof GENDERS)[number];

/** A symptom of this patient: a catalogue complaint and whether its questionnaire was completed. */
export type Symptom = { readonly id: number; readonly text: string; readonly isAnswered: boolean };

/** The symptom whose questionnaire is open. */
export type CurrentSymptom = { readonly id: number; readonly text: string };

/** One record of a history list. The section's own file says which fields it has. */
export type HistoryEntry = { readonly id: string; readonly [field: string]: unknown };

/** The lists of past history a record carries (specification, section 3). */
export const HISTORY_LISTS = [
  'pastMedicalIllnesses',
  'pastSurgicalHistory',
  'transfusionHistory',
  'accidentsInjuries',
  'medicationHistory',
  'allergies',
  'familyHistory',
  'smokingHistory',
  'alcoholHistory',
  'travelHistory',
  'vaccinationHistory',
  'livingConditions',
  'petHistory',
  'occupationalHistory',
] as const;

export type HistoryList = (typeof HISTORY_LISTS)[number];

/** What the profile page asks (specification, section 2, "Patient profile"). */
export type Profile = {
  readonly age: number | null;
  readonly gender: Gender | null;
  readonly name: string;
  readonly maritalStatus: string;
  readonly residence: string;
  readonly occupation: string;
  readonly admissionType: string;
  /** ISO date (yyyy-mm-dd), or empty. */
  readonly admissionDate: string;
  readonly historyTaker: string;
  readonly historyTakerPosition: string;
  /** Names separated by commas. */
  readonly additionalHistoryTakers: string;
  /** Long English date, such as "November 21, 2026". */
  readonly dateOfHistory: string;
};

/** The case in progress, with the specification's field names (section 3, "Patient record"). */
export type PatientRecord = Profile & {
  readonly chiefComplaint: Symptom | null;
  readonly associatedSymptoms: readonly Symptom[];
  readonly currentSymptom: CurrentSymptom | null;
  readonly answers: readonly Answer[];
  readonly differentialDiagnoses: readonly DiagnosisResult[];
  readonly currentQuestionIndex: number;
  readonly lastAnsweredSymptomId: number | null;
  readonly returnToConfirmation: boolean;
  readonly reviewOfSystemsCompleted: boolean;
  readonly complaints: readonly Complaint[];
  readonly groupedComplaints: Readonly<Record<string, readonly Complaint[]>>;
  readonly availableQuestions: readonly Question[];
  readonly initialScreeningCompleted: boolean;
  readonly secondaryScreeningCompleted: boolean;
  /** A PNG data image of the pedigree, or empty. */
  readonly familyDiagramImage: string;
} & { readonly [list in HistoryList]: readonly HistoryEntry[] };
