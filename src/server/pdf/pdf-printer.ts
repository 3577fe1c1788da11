import { fileURLToPath } from 'node:url';
import type { PdfJob } from '#pdf/pdf-files.ts';
import { type SummarySize, summarySize } from '#pdf/summary-size.ts';
import { processPool } from '#server/pdf/process-pool.ts';
import type { PrintedPdf } from '#server/pdf/typst-compiler.ts';

/** Makes PDFs beside the server's own process: clinical summaries, stations, debriefs. */
export type PdfPrinter = {
  /** Throws `PoolBusy` or `JobFailed`. */
  readonly print: (job: PdfJob) => Promise<PrintedPdf>;
  readonly close: () => Promise<void>;
};

/** What a usual history stays far below; it takes some 40 ms. */
const SMALL = {
  characters: 60_000,
  lines: 2_000,
  values: 30_000,
  relatives: 80,
  pictureCharacters: 1_500_000,
};

/** The four sheets of a station are some eight pages. */
const FEW_STATIONS = 2;

/** Usual histories, two at a time: the queue is gone within seconds. */
const FOR_SMALL = { size: 2, queueLimit: 64, timeoutMs: 20_000 } as const;

/** Whatever is larger waits for its like and holds up no usual one. */
const FOR_LARGE = { size: 1, queueLimit: 8, timeoutMs: 20_000 } as const;

/** The longest takes 0.2 GB beside the 0.6 GB that Node reserves. */
const MEMORY_MB = 1500;

/** A document this long leaves a process that holds hundreds of megabytes. */
const SPENT_PAGES = 60;

/** A printer whose processes start when they are first needed and are ended by `close`; each page says the content's version. */
export function pdfPrinter(contentVersion: string): PdfPrinter {
  const script = fileURLToPath(new URL('./typst-process.ts', import.meta.url));
  const isSpent = ({ pages }: PrintedPdf) => pages > SPENT_PAGES;
  const process = { script, args: [contentVersion], isSpent, memoryMb: MEMORY_MB };
  const small = processPool<PdfJob, PrintedPdf>({ ...process, ...FOR_SMALL });
  const large = processPool<PdfJob, PrintedPdf>({ ...process, ...FOR_LARGE });
  return {
    print: job => (isSmall(job) ? small : large).run(job),
    close: async () => {
      await Promise.all([small.close(), large.close()]);
    },
  };
}

function isSmall(job: PdfJob): boolean {
  if ('stations' in job) return job.stations.length <= FEW_STATIONS;
  if ('debrief' in job) return true;
  const size = summarySize(job.request);
  return (Object.keys(SMALL) as (keyof SummarySize)[]).every(what => size[what] <= SMALL[what]);
}
