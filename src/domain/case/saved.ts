import { emptyCase } from '#domain/case/empty-case.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { readField } from '#domain/case/read-field.ts';

/** The version of the case that this program writes. Raise it with a migration in `MIGRATIONS`. */
export const CASE_VERSION = 1;

/** A saved case older than this is discarded on load: 24 hours, in ms (specification, section 9). */
export const SAVED_LIFETIME_MS = 86_400_000;

export type Saved = { readonly version: number; readonly savedAt: number; readonly case: PatientRecord };

/** Wraps a case for the browser's storage. */
export function toSaved(record: PatientRecord, now: number): string {
  return JSON.stringify({ version: CASE_VERSION, savedAt: now, case: record } satisfies Saved);
}

/**
 * Opens a saved case: missing or damaged fields get their defaults; a case older than 24 hours, from a newer
 * version, or that is no case at all, opens as undefined. Never throws.
 */
export function openSaved(raw: string | null, now: number, today: string): PatientRecord | undefined {
  const saved = parsed(raw);
  if (!isObject(saved) || !isObject(saved.case)) return undefined;
  if (typeof saved.savedAt !== 'number' || now - saved.savedAt > SAVED_LIFETIME_MS) return undefined;
  if (typeof saved.version !== 'number' || saved.version > CASE_VERSION) return undefined;
  return readCase(saved.case, today);
}

function readCase(stored: Record<string, unknown>, today: string): PatientRecord {
  const empty = emptyCase(today);
  const fields = Object.entries(empty).map(([field, initial]) => [
    field,
    readField(field, stored[field], initial),
  ]);
  return consistent(Object.fromEntries(fields));
}

/** A current symptom that the case does not have would lock the guard: it is closed. */
function consistent(record: PatientRecord): PatientRecord {
  const known = [record.chiefComplaint, ...record.associatedSymptoms].some(
    symptom => symptom?.id === record.currentSymptom?.id,
  );
  return known
    ? record
    : { ...record, currentSymptom: null, currentQuestionIndex: 0, availableQuestions: [] };
}

function parsed(raw: string | null): unknown {
  try {
    return raw === null ? undefined : JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
