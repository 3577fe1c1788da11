import { monthsOld } from '#domain/case/age.ts';
import { isPlain, type Plain, parsed } from '#domain/reading/reader.ts';
import type { ClinicalDocument } from '#domain/summary/document/clinical-document.ts';
import { readDocument } from '#domain/summary/document/read-document.ts';
import { readSavedCase, type SavedCase, type StoredCase, storedCaseOf } from '#domain/summary/saved-case.ts';
import type { StructuredHistory } from '#domain/summary/structured-history.ts';
import type { Summary } from '#domain/summary/summary-of.ts';

/** The version of the backup file. The first had no version and only texts; since the second it holds all there is. */
export const BACKUP_VERSION = 2;

/** The JSON backup file (specification 23.12): other programs read it, names to the letter; the last three are ours. */
export type Backup = {
  readonly patientInfo?: {
    readonly name?: string;
    readonly age?: number | null;
    /** Ours: of an infant whose months are known. */
    readonly ageMonths?: number;
    readonly gender?: string;
  };
  readonly structuredSummary?: Partial<StructuredHistory>;
  readonly fullHistoryText?: string;
  readonly version?: typeof BACKUP_VERSION;
  /** As it was printed: the PDF is the same whenever it is made. */
  readonly document?: ClinicalDocument;
  /** Entries and answers, so that the case can be gone on with. */
  readonly case?: StoredCase;
};

export const NOT_JSON = 'Invalid JSON file. Please upload a valid JSON backup.';

/** The backup of a history, finished or not. */
export function backupOf(saved: SavedCase, summary: Summary): Backup {
  const { record } = saved;
  const months = monthsOld(record);
  return {
    patientInfo: {
      ...{ name: record.name, age: record.age, gender: record.gender ?? '' },
      ...(months !== null && { ageMonths: months }),
    },
    structuredSummary: summary.structured,
    fullHistoryText: summary.fullText,
    version: BACKUP_VERSION,
    document: summary.document,
    case: storedCaseOf(saved),
  };
}

/** Reads a backup file's text. Every field may be missing; those of a wrong shape are left out. */
export function readBackup(text: string, now: number): Backup | { readonly error: string } {
  const file = parsed(text);
  if (!isPlain(file)) return { error: NOT_JSON };
  const document = readDocument(file.document);
  const saved = readSavedCase(file, now);
  return {
    ...(isPlain(file.patientInfo) && { patientInfo: readPatient(file.patientInfo) }),
    ...(isPlain(file.structuredSummary) && { structuredSummary: texts(file.structuredSummary) }),
    ...(typeof file.fullHistoryText === 'string' && { fullHistoryText: file.fullHistoryText }),
    ...(file.version === BACKUP_VERSION && { version: BACKUP_VERSION }),
    ...(document && { document }),
    ...(saved && { case: storedCaseOf(saved) }),
  };
}

/** clinical_summary_data_{timestamp}.json (specification 23.12). */
export function backupFilename(now: number): string {
  return `clinical_summary_data_${now}.json`;
}

function readPatient(info: Plain): NonNullable<Backup['patientInfo']> {
  return {
    ...(typeof info.name === 'string' && { name: info.name }),
    ...(typeof info.age === 'number' && { age: info.age }),
    ...(typeof info.ageMonths === 'number' && { ageMonths: info.ageMonths }),
    ...(typeof info.gender === 'string' && { gender: info.gender }),
  };
}

function texts(sections: Plain): Partial<StructuredHistory> {
  return Object.fromEntries(Object.entries(sections).filter(([, text]) => typeof text === 'string'));
}
