import type { PatientRecord } from '#domain/case/patient-record.ts';
import { flag, isPlain, listOf, type Plain, tableById, text, wholeNumber } from '#domain/reading/reader.ts';
import { readCase } from '#domain/record/case-format.ts';
import { CASE_MIGRATIONS } from '#domain/record/migrations.ts';
import { RECORD_FIELDS } from '#domain/record/record-fields.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';
import { readAnalysis } from '#domain/suggestions/stored-analysis.ts';
import { EMPTY_ANALYSIS, type SymptomAnalysis } from '#domain/suggestions/symptom-analysis.ts';

/** All there is of a case, so that nothing is lost and it can be gone on with. */
export type SavedCase = {
  readonly record: PatientRecord;
  readonly complaintAnswers: ComplaintAnswers;
  /** The AI step; it knows which complaints are recorded as No only because the student jumped past them. */
  readonly symptomAnalysis: SymptomAnalysis;
  /** The steps that were opened. */
  readonly visitedSteps: readonly string[];
};

/** The case as a backup or a saved history keeps it, with the version of its shape. */
export type StoredCase = SavedCase & { readonly version: number };

/** The case as it is written. Its picture is left out: it stands in the structured summary already, and is large. */
export function storedCaseOf(saved: SavedCase): StoredCase {
  const record = { ...saved.record, familyDiagramImage: '' };
  return { version: CASE_MIGRATIONS.length, ...saved, record };
}

/** What a case is kept in: a backup file or the document of a saved history, of whatever program. */
export type CaseHolder = {
  readonly case?: unknown;
  readonly structuredSummary?: unknown;
};

/** The case of a backup or a saved history; undefined where there is none, or one of a newer program. */
export function readSavedCase(holder: CaseHolder, now: number): SavedCase | undefined {
  const stored = holder.case;
  if (!isPlain(stored)) return undefined;
  const record = recordIn(stored, now);
  return (
    record && {
      record: { ...record, familyDiagramImage: pictureIn(holder) },
      complaintAnswers: tableById(flag)(stored.complaintAnswers) ?? {},
      symptomAnalysis: readAnalysis(stored.symptomAnalysis) ?? EMPTY_ANALYSIS,
      visitedSteps: listOf(text)(stored.visitedSteps) ?? [],
    }
  );
}

function recordIn(stored: Plain, now: number): PatientRecord | undefined {
  const version = wholeNumber(stored.version);
  if (version === undefined || version < 1 || version > CASE_MIGRATIONS.length) return undefined;
  const migrations = CASE_MIGRATIONS.slice(version);
  return readCase(
    migrations.reduce<unknown>((value, migrate) => migrate(value), stored.record),
    now,
  );
}

function pictureIn({ structuredSummary }: CaseHolder): string {
  const picture = isPlain(structuredSummary) ? structuredSummary.FamilyDiagramImage : undefined;
  return RECORD_FIELDS.familyDiagramImage.read(picture) ?? '';
}
