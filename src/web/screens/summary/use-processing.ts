import { useBlocker } from 'react-router';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { toldDiagnoses } from '#domain/diagnosis/told-diagnoses.ts';
import { downloadPdf } from '#web/api/download.ts';
import { useWorkflowSummary } from '#web/api/workflow-summary.ts';
import type { Summary } from '#web/screens/summary/use-summary.ts';

/** Sends the summary to the workflow service and waits for its PDF; meanwhile nobody can navigate away. */
export function useProcessing(summary: Summary, diagnoses: readonly DiagnosisResult[]) {
  const service = useWorkflowSummary();
  useBlocker(service.isPending);
  const { record, structured, fullText, backup } = summary;
  return {
    isProcessing: service.isPending,
    isDone: service.isSuccess,
    hasFailed: service.isError,
    process: () =>
      service.mutate({
        patientId: `patient_${Date.now()}`,
        patientName: record.name,
        structuredHistory: structured,
        fullHistoryText: fullText,
        familyDiagramImage: record.familyDiagramImage,
        patientInfo: backup.patientInfo,
        differentialDiagnoses: toldDiagnoses(diagnoses).map(({ name, probability, mustNotMiss }) => ({
          name,
          probability,
          mustNotMiss,
        })),
        interim: false,
      }),
    download: async () => {
      if (!service.data) return;
      await downloadPdf(service.data.pdfUrl, service.data.filename).catch(() =>
        window.alert('Failed to download the PDF. Please try again.'),
      );
    },
  };
}

export type Processing = ReturnType<typeof useProcessing>;
