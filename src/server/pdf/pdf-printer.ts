import { fileURLToPath } from 'node:url';
import type { SummaryRequest } from '#contract/workflow.ts';
import { processPool } from '#server/pdf/process-pool.ts';
import type { PrintedPdf } from '#server/pdf/typst-compiler.ts';

/** `createdAt` is the document's date in milliseconds since 1970. */
export type PdfJob = { readonly request: SummaryRequest; readonly createdAt: number };

/** Makes the clinical summary PDF beside the server's own process. */
export type PdfPrinter = {
  /** Throws `PoolBusy` or `JobFailed`. */
  readonly print: (job: PdfJob) => Promise<PrintedPdf>;
  readonly close: () => Promise<void>;
};

/**
 * Two documents at a time; a usual one takes some 40 ms, so the queue is gone within a second. The longest
 * takes 0.2 GB beside the 0.6 GB that Node reserves.
 */
const POOL = { size: 2, queueLimit: 32, timeoutMs: 20_000, memoryMb: 1500 } as const;

/** A document this long leaves a process that holds hundreds of megabytes. */
const SPENT_PAGES = 60;

/** A printer whose processes start with the first document and are ended by `close`; each page says the content's version. */
export function pdfPrinter(contentVersion: string): PdfPrinter {
  const script = fileURLToPath(new URL('./typst-process.ts', import.meta.url));
  const isSpent = ({ pages }: PrintedPdf) => pages > SPENT_PAGES;
  const pool = processPool<PdfJob, PrintedPdf>({ script, args: [contentVersion], isSpent, ...POOL });
  return { print: pool.run, close: pool.close };
}
