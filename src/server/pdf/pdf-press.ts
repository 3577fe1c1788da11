import { join } from 'node:path';
import type { SummaryRequest } from '#contract/workflow.ts';
import type { LetterPdf } from '#server/pdf/typst-compiler.ts';
import { workerPool } from '#server/pdf/worker-pool.ts';

/** `createdAt` is the document's date in milliseconds since 1970. */
export type PdfJob = { readonly request: SummaryRequest; readonly createdAt: number };

/** Makes the clinical summary PDF beside the server's own thread. */
export type PdfPress = {
  /** Throws `PoolBusy` or `JobFailed`. */
  readonly print: (job: PdfJob) => Promise<LetterPdf>;
  readonly close: () => Promise<void>;
};

/** Two letters at a time; a usual one takes some 40 ms, so the queue is gone within a second. */
const POOL = { size: 2, queueLimit: 32, timeoutMs: 20_000 } as const;

/** A press whose workers start with the first letter and are ended by `close`. */
export function pdfPress(): PdfPress {
  const script = join(import.meta.dirname, 'typst-worker.ts');
  const pool = workerPool<PdfJob, LetterPdf>({ script, ...POOL });
  return { print: pool.run, close: pool.close };
}
