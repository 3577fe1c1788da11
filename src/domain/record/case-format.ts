import { withoutContradicted } from '#domain/case/denied-sections.ts';
import { longDate } from '#domain/case/long-date.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { closed, symptomsOf } from '#domain/case/symptoms.ts';
import { isPlain } from '#domain/reading/reader.ts';
import { storedFormat } from '#domain/reading/stored-format.ts';
import { CASE_MIGRATIONS } from '#domain/record/migrations.ts';
import { recordWith } from '#domain/record/record-with.ts';

/** A saved case older than this is discarded on load: 24 hours, in ms (specification 27.2). */
export const CASE_LIFETIME_MS = 86_400_000;

/** The case as the browser keeps it: `{version, savedAt, case}`. */
export const caseFormat = storedFormat({
  name: 'case',
  migrations: CASE_MIGRATIONS,
  lifetimeMs: CASE_LIFETIME_MS,
  read: readCase,
});

/** A stored case of this version: missing or damaged fields get their defaults. */
export function readCase(stored: unknown, now: number): PatientRecord | undefined {
  if (!isPlain(stored)) return undefined;
  const today = longDate(new Date(now));
  return consistent(recordWith(({ initial, read }, name) => read(stored[name]) ?? initial(today)));
}

/** A current symptom that the case does not have would lock the guard: it is closed. */
function consistent(stored: PatientRecord): PatientRecord {
  const record = withoutContradicted(stored);
  const isKnown = symptomsOf(record).some(({ id }) => id === record.currentSymptom?.id);
  return isKnown ? record : { ...record, ...closed };
}
