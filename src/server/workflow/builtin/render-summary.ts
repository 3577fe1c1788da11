import { isTooLong } from '#pdf/summary-size.ts';
import type { PdfPrinter } from '#server/pdf/pdf-printer.ts';
import { printFailure } from '#server/workflow/print-failure.ts';
import { type Rendering, WorkflowFailure } from '#server/workflow/workflow-service.ts';

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
