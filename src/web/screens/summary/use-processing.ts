import { useState } from 'react';
import { useBlocker } from 'react-router';
import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import { writtenIn } from '#domain/summary/document/clinical-document.ts';
import { isForWantOfNetwork } from '#web/api/api-error.ts';
import { downloadMade, keptPdf, useWorkflowSummary } from '#web/api/workflow-summary.ts';
import { useOnBackOnline } from '#web/offline/connection.ts';
import { useNotePdf } from '#web/saving/use-save-history.ts';
import type { Summary } from '#web/saving/use-summary.ts';

/** Sends the summary to the workflow service and waits for its PDF; meanwhile nobody can navigate away. */
export function useProcessing(summary: Summary) {
  const service = useWorkflowSummary();
  const note = useNotePdf();
  useBlocker(service.isPending || note.isPending);
  const { record, structured, fullText, backup, document } = summary;
  const [printed, setPrinted] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  // What the student has written since does not stand in that PDF.
  const made = printed === writtenIn(document) ? service.data : undefined;
  const pdf = keptPdf(made);
  const process = () => {
    const body = {
      patientId: `patient_${Date.now()}`,
      patientName: record.name,
      structuredHistory: structured,
      fullHistoryText: fullText,
      familyDiagramImage: record.familyDiagramImage,
      patientInfo: backup.patientInfo,
      document,
    };
    setPrinted(writtenIn(document));
    setWaiting(false);
    service.mutate(body, {
      onSuccess: made => {
        const kept = keptPdf(made);
        if (kept) note.mutate(kept);
      },
      onError: error => setWaiting(isForWantOfNetwork(error)),
    });
  };
  useOnBackOnline(isWaiting, process);
  return {
    isProcessing: service.isPending,
    isQueued: service.isWaiting,
    isDone: made !== undefined,
    /** There was no network: it was made in this browser, and is nowhere else. */
    isMadeHere: made !== undefined && pdf === undefined,
    /** What the server has to say beside the PDF: that another service than the configured one made it. */
    notice: made && 'source' in made && made.source === 'fallback' ? made.message : undefined,
    /** There is no network, and the PDF cannot be made here: it is made as soon as there is one. */
    isWaiting,
    hasFailed: service.isError && !isWaiting,
    pdf,
    /** The PDF is there, but the saved history does not know of it. */
    isNotNoted: note.isError,
    noteAgain: () => pdf && note.mutate(pdf),
    process,
    download: async () => {
      if (!made) return;
      await downloadMade(made).catch(() => window.alert(summaryFileEndpoint.failure));
    },
  };
}

export type Processing = ReturnType<typeof useProcessing>;
