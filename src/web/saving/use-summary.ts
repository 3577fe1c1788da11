import { useMemo } from 'react';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { backupOf } from '#domain/summary/backup.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { summaryOf } from '#domain/summary/summary-of.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useVocabulary } from '#web/api/vocabulary.ts';
import { useWholeCase } from '#web/case/whole-case.ts';

/** The summary of the case: its document, the texts made from it, and the backup that holds all. */
export function useSummary(differential?: readonly DiagnosisResult[]) {
  const whole = useWholeCase();
  const { record } = whole;
  const complaints = useComplaints(record.gender);
  const vocabulary = useVocabulary();
  const { complaintAnswers: stored, symptomAnalysis } = whole;
  const { notAsked } = symptomAnalysis;
  const input = useMemo(
    (): SummaryInput => ({
      record,
      stored,
      notAsked,
      complaints: complaints.data ?? [],
      vocabulary: vocabulary.data ?? [],
      differential,
    }),
    [record, stored, notAsked, complaints.data, vocabulary.data, differential],
  );
  const told = useMemo(() => summaryOf(input), [input]);
  return {
    record,
    ...told,
    backup: backupOf(whole, told),
    /** What all of it is told from. */
    input,
    isPending: complaints.isPending || vocabulary.isPending,
    /** Without the catalogue the review of systems cannot be told; everything else still is. */
    hasFailed: complaints.isError || vocabulary.isError,
    retry: () => void Promise.all([complaints.refetch(), vocabulary.refetch()]),
  };
}

export type Summary = ReturnType<typeof useSummary>;
