import type { SummaryRequest } from '#contract/workflow.ts';
import { type Backup, readBackup } from '#domain/summary/backup.ts';

export const NO_FILE = 'Please upload a JSON file first.';
export const NOT_PROCESSED = 'Failed to process the JSON data. Please check the file format.';
const NOT_A_JSON_FILE = 'Please upload a JSON file.';
const UNREADABLE = 'Failed to read the file. Please try again.';
const TOO_LARGE = 'This file is too large to be a backup. Please choose a file under 10 MB.';

const LARGEST_BYTES = 10 * 1024 * 1024;

export type BackupFile = { readonly name: string; readonly backup: Backup };

/** Reads a chosen file as a backup, or says why it is none (specification 23.15). */
export async function readBackupFile(file: File): Promise<BackupFile | { readonly error: string }> {
  if (!file.name.toLowerCase().endsWith('.json')) return { error: NOT_A_JSON_FILE };
  if (file.size > LARGEST_BYTES) return { error: TOO_LARGE };
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return { error: UNREADABLE };
  const backup = readBackup(text, Date.now());
  return 'error' in backup ? backup : { name: file.name, backup };
}

/** What the summary endpoint is sent for a backup. */
export function requestOf({
  patientInfo,
  structuredSummary,
  fullHistoryText,
  document,
}: Backup): SummaryRequest {
  return {
    patientName: patientInfo?.name ?? 'Anonymous',
    structuredHistory: structuredSummary,
    fullHistoryText,
    familyDiagramImage: structuredSummary?.FamilyDiagramImage,
    patientInfo,
    document,
  };
}
