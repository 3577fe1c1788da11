import { monthsOld } from '#domain/case/age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { URGENCIES } from '#domain/diagnosis/urgency.ts';
import { fields, flag, listOf, number, oneOf, text, wholeNumber } from '#domain/reading/reader.ts';
import { type DifferentialLine, differentialLines } from '#domain/summary/differential-lines.ts';
import type { StructuredHistory } from '#domain/summary/structured-history.ts';

/** The JSON backup file (specification 23.12): other programs read it, names to the letter. */
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
  /** Ours: the differential with both its figures, so that the PDF of the backup has it too. */
  readonly differentialDiagnoses?: readonly DifferentialLine[];
};

export const NOT_JSON = 'Invalid JSON file. Please upload a valid JSON backup.';

const readLine = fields(
  { name: text, probability: number, mustNotMiss: flag },
  { likelihood: number, isFlagged: flag, urgency: oneOf(URGENCIES), dangerPlace: wholeNumber },
);

/** A line whose figures cannot be is left out. */
function isSound({ probability, likelihood = 0 }: DifferentialLine): boolean {
  return probability >= 0 && probability <= 100 && likelihood >= 0 && likelihood <= 1;
}

/** The backup of a finished history. */
export function backupOf(record: PatientRecord, summary: StructuredHistory, fullText: string): Backup {
  const months = monthsOld(record);
  return {
    patientInfo: {
      ...{ name: record.name, age: record.age, gender: record.gender ?? '' },
      ...(months !== null && { ageMonths: months }),
    },
    structuredSummary: summary,
    fullHistoryText: fullText,
    ...(record.differentialDiagnoses.length > 0 && {
      differentialDiagnoses: differentialLines(record.differentialDiagnoses),
    }),
  };
}

/** Reads a backup file's text. Fields of a wrong shape are left out; no usable field at all is an error. */
export function readBackup(text: string): Backup | { readonly error: string } {
  const file = parsed(text);
  if (!isObject(file)) return { error: NOT_JSON };
  const lines = (listOf(readLine)(file.differentialDiagnoses) ?? []).filter(isSound);
  const backup: Backup = {
    ...(isObject(file.patientInfo) && { patientInfo: readPatient(file.patientInfo) }),
    ...(isObject(file.structuredSummary) && { structuredSummary: texts(file.structuredSummary) }),
    ...(typeof file.fullHistoryText === 'string' && { fullHistoryText: file.fullHistoryText }),
    ...(lines.length > 0 && { differentialDiagnoses: lines }),
  };
  return backup.structuredSummary || backup.fullHistoryText ? backup : { error: NOT_JSON };
}

/** clinical_summary_data_{timestamp}.json (specification 23.12). */
export function backupFilename(now: number): string {
  return `clinical_summary_data_${now}.json`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readPatient(info: Record<string, unknown>): NonNullable<Backup['patientInfo']> {
  return {
    ...(typeof info.name === 'string' && { name: info.name }),
    ...(typeof info.age === 'number' && { age: info.age }),
    ...(typeof info.ageMonths === 'number' && { ageMonths: info.ageMonths }),
    ...(typeof info.gender === 'string' && { gender: info.gender }),
  };
}

function texts(sections: Record<string, unknown>): Partial<StructuredHistory> {
  return Object.fromEntries(Object.entries(sections).filter(([, text]) => typeof text === 'string'));
}
