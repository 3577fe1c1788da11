import { useState } from 'react';
import { useBlocker } from 'react-router';
import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import { writtenIn } from '#domain/summary/document/clinical-document.ts';
import { downloadPdf } from '#web/api/download.ts';
import { useWorkflowSummary } from '#web/api/workflow-summary.ts';
import { useNotePdf } from '#web/saving/use-save-history.ts';
import type { Summary } from '#web/saving/use-summary.ts';

/** Sends the summary to the workflow service and waits for its PDF; meanwhile nobody can navigate away. */
export function useProcessing(summary: Summary) {
  const service = useWorkflowSummary();
  const note = useNotePdf();
  useBlocker(service.isPending || note.isPending);
  const { record, structured, fullText, backup, document } = summary;
  const [printed, setPrinted] = useState('');
  // What the student has written since does not stand in that PDF.
  const made = printed === writtenIn(document) ? service.data : undefined;
  const pdf = made && { pdfUrl: made.pdfUrl, filename: made.filename };
  return {
    isProcessing: service.isPending,
    isWaiting: service.isWaiting,
    isDone: made !== undefined,
    /** What the server has to say beside the PDF: that another service than the configured one made it. */
    notice: made?.source === 'fallback' ? made.message : undefined,
    hasFailed: service.isError,
    pdf,
    /** The PDF is there, but the saved history does not know of it. */
    isNotNoted: note.isError,
    noteAgain: () => pdf && note.mutate(pdf),
    process: () => {
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
      service.mutate(body, { onSuccess: ({ pdfUrl, filename }) => note.mutate({ pdfUrl, filename }) });
    },
    download: async () => {
      if (!made) return;
      await downloadPdf(made.pdfUrl, made.filename).catch(() => window.alert(summaryFileEndpoint.failure));
    },
  };
}

export type Processing = ReturnType<typeof useProcessing>;
