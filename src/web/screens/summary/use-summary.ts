import type { PatientRecord } from '#domain/case/patient-record.ts';
import { backupOf } from '#domain/summary/backup.ts';
import { fullHistoryText } from '#domain/summary/full-text.ts';
import { structuredSummary } from '#domain/summary/structured-summary.ts';
import type { Told } from '#domain/summary/told.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useCase } from '#web/case/case-store.ts';
import { useSymptomAnalysis } from '#web/case/symptom-analysis.ts';

/** The summary of the case: structured, as full text, and as the backup that holds both. */
export function useSummary() {
  const record = useCase(state => state.record);
  const stored = useCase(state => state.complaintAnswers);
  const notAsked = useSymptomAnalysis(analysis => analysis.notAsked);
  const complaints = useComplaints(record.gender);
  const told: Told = { record, stored, notAsked, complaints: complaints.data ?? [] };
  return {
    record,
    ...summaryOf(told, record),
    isPending: complaints.isPending,
    /** Without the catalogue the review of systems cannot be told; everything else still is. */
    hasFailed: complaints.isError,
    retry: () => void complaints.refetch(),
  };
}

function summaryOf(told: Told, record: PatientRecord) {
  const structured = structuredSummary(told);
  const fullText = fullHistoryText(told);
  return { structured, fullText, backup: backupOf(record, structured, fullText) };
}

export type Summary = ReturnType<typeof useSummary>;
