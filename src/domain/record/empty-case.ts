import type { PatientRecord } from '#domain/case/patient-record.ts';
import { recordWith } from '#domain/record/record-with.ts';

/**
 * A case nobody has touched, with the specification's defaults.
 * @param today the date of history, as a long English date
 */
export function emptyCase(today: string): PatientRecord {
  return recordWith(({ initial }) => initial(today));
}
