import { useBlocker } from 'react-router';
import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import { downloadPdf } from '#web/api/download.ts';
import { useWorkflowSummary } from '#web/api/workflow-summary.ts';
import { useNotePdf } from '#web/saving/use-save-history.ts';
import type { Summary } from '#web/saving/use-summary.ts';

/** Sends the summary to the workflow service and waits for its PDF; meanwhile nobody can navigate away. */
export function useProcessing(summary: Summary) {
  const service = useWorkflowSummary();
  const note = useNotePdf();
  useBlocker(service.isPending || note.isPending);
  const pdf = service.data && { pdfUrl: service.data.pdfUrl, filename: service.data.filename };
  const { record, structured, fullText, backup, document } = summary;
  return {
    isProcessing: service.isPending,
    isDone: service.isSuccess,
    /** What the server has to say beside the PDF: that another service than the configured one made it. */
    notice: service.data?.source === 'fallback' ? service.data.message : undefined,
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
      service.mutate(body, { onSuccess: ({ pdfUrl, filename }) => note.mutate({ pdfUrl, filename }) });
    },
    download: async () => {
      if (!service.data) return;
      await downloadPdf(service.data.pdfUrl, service.data.filename).catch(() =>
        window.alert(summaryFileEndpoint.failure),
      );
    },
  };
}

export type Processing = ReturnType<typeof useProcessing>;
