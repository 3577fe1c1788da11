import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import type { PatientOverview } from '#contract/histories.ts';
import { downloadPdf } from '#web/api/download.ts';

const UNNAMED = 'clinical_summary.pdf';

/** Hands the PDF of a saved history to the browser, and says in an alert when it cannot be fetched (specification 23.4). */
export async function downloadSavedPdf({ pdfUrl, filename }: PatientOverview): Promise<void> {
  if (!pdfUrl) return;
  await downloadPdf(pdfUrl, filename || UNNAMED).catch(() => window.alert(summaryFileEndpoint.failure));
}
