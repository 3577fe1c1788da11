import type { PROFILE_FIELDS, RECORD_FIELDS, RecordOf } from '#domain/record/record-fields.ts';

export const GENDERS = ['Male', 'Female'] as const;
export type Gender = (typeof GENDERS)[number];

/** A symptom of this patient: a catalogue complaint and whether its questionnaire was completed. */
export type Symptom = { readonly id: number; readonly text: string; readonly isAnswered: boolean };

/** The symptom whose questionnaire is open. */
export type CurrentSymptom = { readonly id: number; readonly text: string };

/** One record of a history list. The section's own file says which fields it has. */
export type HistoryEntry = { readonly id: string; readonly [field: string]: unknown };

/** What the profile page asks (specification 7.2). */
export type Profile = RecordOf<typeof PROFILE_FIELDS>;

/** The case in progress (specification 27.4). Its fields are described once, in `record-fields.ts`. */
export type PatientRecord = RecordOf<typeof RECORD_FIELDS>;
