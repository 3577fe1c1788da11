import type { Level, ListedPatient } from '#domain/practice/patient/patient.ts';

export const DONE_CHOICES = ['not-done', 'done'] as const;

/** Which patients of the library are shown; null shows all. */
export type LibraryFilter = {
  readonly system: string | null;
  readonly level: Level | null;
  readonly minutes: number | null;
  readonly done: (typeof DONE_CHOICES)[number] | null;
};

export const EVERYBODY: LibraryFilter = { system: null, level: null, minutes: null, done: null };

/** The patients that fit, in their order. `done` are the ids of those taken to the end. */
export function patientsShown<Patient extends ListedPatient>(
  patients: readonly Patient[],
  { system, level, minutes, done }: LibraryFilter,
  doneIds: ReadonlySet<number>,
): readonly Patient[] {
  return patients.filter(
    patient =>
      (system === null || patient.complaint.system === system) &&
      (level === null || patient.level === level) &&
      (minutes === null || patient.minutes === minutes) &&
      (done === null || doneIds.has(patient.id) === (done === 'done')),
  );
}

/** Somebody of them, one who was not taken yet if there is one. `chance` is a number from 0 up to 1. */
export function surprise(
  patients: readonly ListedPatient[],
  doneIds: ReadonlySet<number>,
  chance: number,
): ListedPatient | undefined {
  const fresh = patients.filter(({ id }) => !doneIds.has(id));
  const among = fresh.length > 0 ? fresh : patients;
  return among[Math.floor(chance * among.length)];
}
