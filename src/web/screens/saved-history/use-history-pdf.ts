import { useMutation } from '@tanstack/react-query';
import { useBlocker } from 'react-router';
import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import type { SavedHistory } from '#contract/histories.ts';
import type { SummaryRequest } from '#contract/workflow.ts';
import { downloadSavedPdf } from '#web/account/download-saved-pdf.ts';
import { attachPdf } from '#web/api/histories.ts';
import { downloadMade, keptPdf, useWorkflowSummary } from '#web/api/workflow-summary.ts';
import { followSavedHistory } from '#web/case/saved-history.ts';

function requestOf({
  structuredSummary,
  fullHistoryText,
  patientInfo,
  document,
}: SavedHistory['patient_data']): SummaryRequest {
  return {
    patientId: `patient_${Date.now()}`,
    patientName: patientInfo?.name,
    structuredHistory: structuredSummary,
    fullHistoryText,
    familyDiagramImage: structuredSummary?.FamilyDiagramImage,
    patientInfo,
    document,
  };
}

/** Makes the PDF of a saved history and notes it there; that the note fails does not lose the PDF. */
export function useHistoryPdf({ id, patient_data }: SavedHistory) {
  const service = useWorkflowSummary();
  const note = useMutation({
    mutationFn: async (pdf: { pdfUrl: string; filename: string }) => {
      const { from, updated_at } = await attachPdf(id, pdf);
      followSavedHistory({ id, from, updatedAt: updated_at });
    },
  });
  useBlocker(service.isPending || note.isPending);
  const made = keptPdf(service.data);
  return {
    filename: patient_data.pdfUrl ? patient_data.filename : service.data?.filename,
    hasPdf: Boolean(patient_data.pdfUrl) || service.isSuccess,
    isMadeHere: service.isSuccess && made === undefined,
    isProcessing: service.isPending,
    isWaiting: service.isWaiting,
    hasFailed: service.isError,
    isNotNoted: note.isError,
    process: () =>
      service.mutate(requestOf(patient_data), {
        onSuccess: pdf => {
          const kept = keptPdf(pdf);
          if (kept) note.mutate(kept);
        },
      }),
    noteAgain: () => made && note.mutate(made),
    download: () =>
      service.data
        ? downloadMade(service.data).catch(() => window.alert(summaryFileEndpoint.failure))
        : downloadSavedPdf(patient_data),
  };
}
