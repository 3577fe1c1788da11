import type { SummaryRequest } from '#contract/workflow.ts';
import type { PdfPress } from '#server/pdf/pdf-press.ts';
import { isPictureText } from '#server/pdf/picture.ts';
import { PoolBusy } from '#server/pdf/worker-pool.ts';
import { WorkflowFailure, type WorkflowService } from '#server/workflow/workflow-service.ts';

/** Characters of all texts together; some 250 pages. A drawing does not count. */
const TEXT_LIMIT = 1_000_000;

type Deps = { readonly press: Pick<PdfPress, 'print'>; readonly now: () => number };

/** Renders the summary with the built-in PDF; needs no network. */
export function builtinRenderSummary({ press, now }: Deps): WorkflowService['renderSummary'] {
  return async request => {
    if (textLength(request) > TEXT_LIMIT) {
      throw new WorkflowFailure(413, 'The history is too long for a PDF. Please shorten the notes.');
    }
    const { bytes } = await press.print({ request, createdAt: now() }).catch(failure);
    return { kind: 'pdf', bytes, filename: null };
  };
}

function failure(error: unknown): never {
  if (error instanceof PoolBusy) {
    throw new WorkflowFailure(503, 'Failed to generate PDF. The server is busy, please try again.', error);
  }
  throw new WorkflowFailure(500, 'Failed to generate PDF', error);
}

function textLength(request: SummaryRequest): number {
  const { familyDiagramImage, structuredHistory } = request;
  const sections = {
    ...structuredHistory,
    FamilyDiagramImage: wordsOf(structuredHistory?.FamilyDiagramImage),
  };
  const words = { ...request, familyDiagramImage: wordsOf(familyDiagramImage), structuredHistory: sections };
  return JSON.stringify(words).length;
}

function wordsOf(diagram: string | null | undefined): string {
  return diagram && !isPictureText(diagram.trim()) ? diagram : '';
}
