import type { PatientRecord } from '#domain/case/patient-record.ts';
import { backupOf } from '#domain/summary/backup.ts';
import { fullHistoryText } from '#domain/summary/full-text.ts';
import { structuredSummary } from '#domain/summary/structured-summary.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useSymptomAnalysis } from '#web/case/symptom-analysis.ts';

/** The summary of the case: structured, as full text, and as the backup that holds both. */
export function useSummary() {
  const record = useCaseStore(state => state.record);
  const stored = useCaseStore(state => state.complaintAnswers);
  const notAsked = useSymptomAnalysis(analysis => analysis.notAsked);
  const complaints = useComplaints(record.gender);
  const input: SummaryInput = { record, stored, notAsked, complaints: complaints.data ?? [] };
  return {
    record,
    ...summaryOf(input, record),
    isPending: complaints.isPending,
    /** Without the catalogue the review of systems cannot be told; everything else still is. */
    hasFailed: complaints.isError,
    retry: () => void complaints.refetch(),
  };
}

function summaryOf(input: SummaryInput, record: PatientRecord) {
  const structured = structuredSummary(input);
  const fullText = fullHistoryText(input);
  return { structured, fullText, backup: backupOf(record, structured, fullText) };
}

export type Summary = ReturnType<typeof useSummary>;
