import type { HistoryEntry, PatientRecord } from '#domain/case/patient-record.ts';
import type { HistoryList } from '#domain/sections/pages.ts';

/** Saves an entry in its list: in its place when it is there already, otherwise at the end. */
export function saveEntry(record: PatientRecord, list: HistoryList, entry: HistoryEntry): PatientRecord {
  const entries = record[list];
  const isThere = entries.some(({ id }) => id === entry.id);
  const saved = isThere ? entries.map(other => (other.id === entry.id ? entry : other)) : [...entries, entry];
  return { ...record, [list]: saved };
}

/** Takes an entry out of its list. */
export function removeEntry(record: PatientRecord, list: HistoryList, id: string): PatientRecord {
  return { ...record, [list]: record[list].filter(entry => entry.id !== id) };
}
