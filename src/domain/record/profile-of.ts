import type { PatientRecord, Profile } from '#domain/case/patient-record.ts';
import { PROFILE_FIELDS } from '#domain/record/record-fields.ts';

const NAMES = Object.keys(PROFILE_FIELDS) as readonly (keyof Profile)[];

/** What the profile page asks, as the case has it. */
export function profileOf(record: PatientRecord): Profile {
  const values = NAMES.map(name => [name, record[name]] as const);
  return Object.fromEntries(values) as unknown as Profile;
}
