import type { HistoryEntry, PatientRecord } from '#domain/case/patient-record.ts';
import type { HistoryList } from '#domain/sections/pages.ts';

/** Records that the patient was asked and has nothing of this; where something is recorded, nothing changes. */
export function denySection(record: PatientRecord, list: HistoryList): PatientRecord {
  return withoutContradicted({ ...record, deniedSections: [...record.deniedSections, list] });
}

/** Takes the denial back: nobody has asked. */
export function withoutDenial(record: PatientRecord, list: HistoryList): PatientRecord {
  return { ...record, deniedSections: record.deniedSections.filter(denied => denied !== list) };
}

/** An entry and the denial of all entries exclude each other: the entry holds. */
export function withoutContradicted(record: PatientRecord): PatientRecord {
  const standing = record.deniedSections.filter(
    (list, index, all) => all.indexOf(list) === index && !tellsAny(record, list),
  );
  return standing.length === record.deniedSections.length ? record : { ...record, deniedSections: standing };
}

/** Whether anything is recorded there that a denial would contradict. */
export function tellsAny(record: PatientRecord, list: HistoryList): boolean {
  const entries: readonly HistoryEntry[] = record[list];
  return list === 'familyHistory' ? entries.some(isIll) : entries.length > 0;
}

/** The relatives a family begins with say nothing of illness. */
function isIll({ medicalConditions, causeOfDeath }: HistoryEntry): boolean {
  const hasCondition = Array.isArray(medicalConditions) && medicalConditions.length > 0;
  return hasCondition || (typeof causeOfDeath === 'string' && causeOfDeath.trim() !== '');
}
