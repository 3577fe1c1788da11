import type { PatientRecord } from '#domain/case/patient-record.ts';
import { flag, isPlain, listOf, tableById, wholeNumber } from '#domain/reading/reader.ts';
import { readCase } from '#domain/record/case-format.ts';
import { CASE_MIGRATIONS } from '#domain/record/migrations.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';

/** A case as a backup or a saved history keeps it, so that nothing is lost and it can be gone on with. */
export type SavedCase = {
  readonly record: PatientRecord;
  readonly complaintAnswers: ComplaintAnswers;
  /** Complaints recorded as No only because the student jumped past them. */
  readonly notAsked: readonly number[];
};

/** The case with the version of its shape. */
export type StoredCase = SavedCase & { readonly version: number };

/** The case as it is written. */
export function storedCaseOf(saved: SavedCase): StoredCase {
  return { version: CASE_MIGRATIONS.length, ...saved };
}

/** The case of a backup or a saved history; undefined where there is none, or one of a newer program. */
export function readSavedCase(stored: unknown, now: number): SavedCase | undefined {
  if (!isPlain(stored)) return undefined;
  const version = wholeNumber(stored.version);
  if (version === undefined || version < 1 || version > CASE_MIGRATIONS.length) return undefined;
  const current = CASE_MIGRATIONS.slice(version).reduce<unknown>(
    (value, migrate) => migrate(value),
    stored.record,
  );
  const record = readCase(current, now);
  return (
    record && {
      record,
      complaintAnswers: tableById(flag)(stored.complaintAnswers) ?? {},
      notAsked: listOf(wholeNumber)(stored.notAsked) ?? [],
    }
  );
}
