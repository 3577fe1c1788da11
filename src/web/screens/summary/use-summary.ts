import type { PatientRecord } from '#domain/case/patient-record.ts';
import { backupOf } from '#domain/summary/backup.ts';
import { fullHistoryText } from '#domain/summary/full-text.ts';
import { structuredSummary } from '#domain/summary/structured-summary.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useVocabulary } from '#web/api/vocabulary.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useSymptomAnalysis } from '#web/case/symptom-analysis.ts';

/** The summary of the case: structured, as full text, and as the backup that holds both. */
export function useSummary() {
  const record = useCaseStore(state => state.record);
  const stored = useCaseStore(state => state.complaintAnswers);
  const notAsked = useSymptomAnalysis(analysis => analysis.notAsked);
  const complaints = useComplaints(record.gender);
  const vocabulary = useVocabulary();
  const input: SummaryInput = {
    record,
    stored,
    notAsked,
    complaints: complaints.data ?? [],
    vocabulary: vocabulary.data ?? [],
  };
  return {
    record,
    ...summaryOf(input, record),
    isPending: complaints.isPending || vocabulary.isPending,
    /** Without the catalogue the review of systems cannot be told; everything else still is. */
    hasFailed: complaints.isError || vocabulary.isError,
    retry: () => void Promise.all([complaints.refetch(), vocabulary.refetch()]),
  };
}

function summaryOf(input: SummaryInput, record: PatientRecord) {
  const structured = structuredSummary(input);
  const fullText = fullHistoryText(input);
  return { structured, fullText, backup: backupOf(record, structured, fullText) };
}

export type Summary = ReturnType<typeof useSummary>;
