import type { PatientRecord } from '#domain/case/patient-record.ts';
import { RECORD_FIELDS, type RecordField } from '#domain/record/record-fields.ts';

/** A case whose fields have the values given for them. */
export function recordWith(value: (field: RecordField<unknown>, name: string) => unknown): PatientRecord {
  const values = Object.entries(RECORD_FIELDS).map(([name, field]) => [name, value(field, name)]);
  return Object.fromEntries(values);
}
