import { ageWords } from '#domain/case/age.ts';
import { dateText } from '#domain/case/long-date.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** The patient profile as 'Label: value' lines; what was left blank is left out. */
export function profileSection(record: PatientRecord): string {
  const facts: readonly (readonly [string, string])[] = [
    ['Name', record.name],
    ['Age', ageWords(record)],
    ['Gender', record.gender ?? ''],
    ['Marital status', record.maritalStatus],
    ['Residence', record.residence],
    ['Occupation', record.occupation],
    ['Admission type', record.admissionType],
    ['Admission date', dateText(record.admissionDate)],
    ['History taken by', record.historyTaker],
    ['Position', record.historyTakerPosition],
    ['Additional history takers', additionalTakers(record)],
    ['Date of history', record.dateOfHistory],
  ];
  return facts
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${oneLine(value)}`)
    .join('\n');
}

/** The names of the further history takers; commas that part nothing are left out. */
export function additionalTakers({ additionalHistoryTakers }: PatientRecord): string {
  const names = additionalHistoryTakers.split(',').map(oneLine);
  return names.filter(name => name !== '').join(', ');
}
