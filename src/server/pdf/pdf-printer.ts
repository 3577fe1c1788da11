import { fileURLToPath } from 'node:url';
import type { SummaryRequest } from '#contract/workflow.ts';
import type { Debriefed } from '#domain/practice/paper/debriefed.ts';
import type { Station } from '#domain/practice/paper/station.ts';
import { processPool } from '#server/pdf/process-pool.ts';
import type { PrintedPdf } from '#server/pdf/typst-compiler.ts';

/** `createdAt` is the document's date in milliseconds since 1970. */
export type PdfJob = { readonly createdAt: number } & (
  | { readonly request: SummaryRequest }
  | { readonly stations: readonly Station[] }
  | { readonly debrief: Debriefed }
);

/** Makes PDFs beside the server's own process: clinical summaries, stations, debriefs. */
export type PdfPrinter = {
  /** Throws `PoolBusy` or `JobFailed`. */
  readonly print: (job: PdfJob) => Promise<PrintedPdf>;
  readonly close: () => Promise<void>;
};

/** Two documents at a time; a usual one takes some 40 ms, so the queue is gone within a second. */
const POOL = { size: 2, queueLimit: 32, timeoutMs: 20_000 } as const;

/** A document this long leaves a process that holds hundreds of megabytes. */
const SPENT_PAGES = 60;

/** A printer whose processes start with the first document and are ended by `close`; each page says the content's version. */
export function pdfPrinter(contentVersion: string): PdfPrinter {
  const script = fileURLToPath(new URL('./typst-process.ts', import.meta.url));
  const isSpent = ({ pages }: PrintedPdf) => pages > SPENT_PAGES;
  const pool = processPool<PdfJob, PrintedPdf>({ script, args: [contentVersion], isSpent, ...POOL });
  return { print: pool.run, close: pool.close };
}
