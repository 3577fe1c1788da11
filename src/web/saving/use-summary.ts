import { useMemo } from 'react';
import { backupOf } from '#domain/summary/backup.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { summaryOf } from '#domain/summary/summary-of.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useVocabulary } from '#web/api/vocabulary.ts';
import { useWholeCase } from '#web/case/whole-case.ts';
import { useCaseDifferential } from '#web/differential/use-case-differential.ts';
import type { Known } from '#web/findings/use-known.ts';

/** The summary of the case: its document, the texts made from it, and the backup that holds all. */
export function useSummary(known: Known) {
  const ranked = useCaseDifferential(known);
  const { data: differential } = ranked;
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
  const isPending = complaints.isPending || vocabulary.isPending;
  return {
    record,
    ...told,
    backup: backupOf(whole, told),
    /** What all of it is told from. */
    input,
    differential: ranked,
    isPending,
    /** More is still to come, the differential too: what is saved now would lack it. */
    isSettling: isPending || known.isPending || isFirstComing(ranked),
    /** Without the catalogue the review of systems cannot be told; everything else still is. */
    hasFailed: complaints.isError || vocabulary.isError,
    retry: () => void Promise.all([complaints.refetch(), vocabulary.refetch()]),
  };
}

/** Whether the answer for the case as it stands is asked for; once that has failed, nobody waits for the next attempt. */
function isFirstComing({
  isFetching,
  failureCount,
  isSuccess,
  isPlaceholderData,
}: ReturnType<typeof useCaseDifferential>): boolean {
  return isFetching && failureCount === 0 && (isPlaceholderData || !isSuccess);
}

export type Summary = ReturnType<typeof useSummary>;
