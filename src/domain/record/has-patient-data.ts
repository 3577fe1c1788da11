import type { PatientRecord } from '#domain/case/patient-record.ts';
import { emptyCase } from '#domain/record/empty-case.ts';

/** Whether leaving would lose anything: some field differs from a case nobody has touched. */
export function hasPatientData(record: PatientRecord): boolean {
  const empty = emptyCase(record.dateOfHistory);
  return JSON.stringify(empty) !== JSON.stringify(record);
}
