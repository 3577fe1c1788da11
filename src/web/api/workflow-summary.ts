import { useMutation } from '@tanstack/react-query';
import { summaryEndpoint } from '#contract/endpoints/workflow.ts';
import type { SummaryRequest, SummaryResponse } from '#contract/workflow.ts';
import { ApiError, isForWantOfNetwork } from '#web/api/api-error.ts';
import { downloadPdf, saveAs } from '#web/api/download.ts';
import { makeHere } from '#web/api/make-here.ts';
import { request } from '#web/api/request.ts';

const SERVICE_UNAVAILABLE = 503;
const RETRIES = 10;

/** How long a server that is busy wants to be left alone, in seconds; null for any other failure. */
function busyFor(error: Error | null): number | null {
  return error instanceof ApiError && error.status === SERVICE_UNAVAILABLE ? error.retryAfter : null;
}

/** Where the server keeps a PDF, or the PDF itself when it was made in this browser. */
export type MadePdf = SummaryResponse | { readonly file: Blob; readonly filename: string };

/** Where it is kept; undefined of one that was made here. */
export function keptPdf(made: MadePdf | undefined): Pick<SummaryResponse, 'pdfUrl' | 'filename'> | undefined {
  return made && 'pdfUrl' in made ? { pdfUrl: made.pdfUrl, filename: made.filename } : undefined;
}

/** Hands it to the browser as a download. Throws when it cannot be fetched. */
export async function downloadMade(made: MadePdf): Promise<void> {
  if ('file' in made) return saveAs(made.file, made.filename);
  await downloadPdf(made.pdfUrl, made.filename);
}

/** Has a PDF made of a history, in this browser where there is no network. */
export async function makePdf(body: SummaryRequest): Promise<MadePdf> {
  try {
    return await request<SummaryResponse>(summaryEndpoint, { body });
  } catch (error) {
    const createdAt = Date.now();
    const file = isForWantOfNetwork(error) ? await makeHere({ request: body, createdAt }) : undefined;
    if (file === undefined) throw error;
    return { file, filename: `clinical_summary_${createdAt}.pdf` };
  }
}

/**
 * Has the clinical summary made as a PDF, in this browser where there is no network. A busy server is asked again when it
 * says (specification 23.25); `isWaiting` meanwhile.
 */
export function useWorkflowSummary() {
  const mutation = useMutation({
    mutationFn: makePdf,
    retry: (failures, error) => failures < RETRIES && busyFor(error) !== null,
    // A class that was refused at once must not come back at once.
    retryDelay: (_, error) => ((busyFor(error) ?? 0) + Math.random()) * 1000,
  });
  return { ...mutation, isWaiting: mutation.isPending && mutation.failureCount > 0 };
}

/** What a page says while it waits. */
export const BUSY = 'The server is busy. The PDF is next in line; please stay on this page.';
