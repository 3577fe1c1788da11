import type { SummaryRequest } from '#contract/workflow.ts';
import type { PdfPrinter } from '#server/pdf/pdf-printer.ts';
import { summarySize } from '#server/pdf/summary-size.ts';
import { printFailure } from '#server/workflow/print-failure.ts';
import { type Rendering, WorkflowFailure } from '#server/workflow/workflow-service.ts';

/** Characters and lines of all texts together, some 130 pages, and all that a document is made of. A drawing does not count. */
const LIMITS = { characters: 500_000, lines: 5_000, values: 100_000 } as const;

type Deps = { readonly printer: Pick<PdfPrinter, 'print'>; readonly now: () => number };

/** Renders the summary with the built-in PDF; needs no network. */
export function builtinRenderSummary({ printer, now }: Deps): Rendering {
  return async request => {
    if (isTooLong(request)) {
      throw new WorkflowFailure(413, 'The history is too long for a PDF. Please shorten the notes.');
    }
    const { bytes } = await printer.print({ request, createdAt: now() }).catch(printFailure);
    return { kind: 'pdf', bytes, filename: null };
  };
}

function isTooLong(request: SummaryRequest): boolean {
  const { lines, characters, values } = summarySize(request);
  return lines > LIMITS.lines || characters > LIMITS.characters || values > LIMITS.values;
}
