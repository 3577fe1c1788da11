import { emptyCase } from '#domain/case/empty-case.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';

/** Whether leaving would lose anything: some field differs from a case nobody has touched. */
export function hasPatientData(record: PatientRecord): boolean {
  const empty = emptyCase(record.dateOfHistory);
  return JSON.stringify(empty) !== JSON.stringify(record);
}
