import type { SummaryRequest } from '#contract/workflow.ts';
import type { PdfPrinter } from '#server/pdf/pdf-printer.ts';
import { isPictureText } from '#server/pdf/picture.ts';
import { printFailure } from '#server/workflow/print-failure.ts';
import { type Rendering, WorkflowFailure } from '#server/workflow/workflow-service.ts';

/** Characters and lines of all texts together; some 130 pages. A drawing does not count. */
const LIMITS = { characters: 500_000, lines: 5_000 } as const;

const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]+/g;

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

/** A document counts by its texts; without one the texts of the contract are printed. */
function isTooLong({ document, ...request }: SummaryRequest): boolean {
  const texts = document ? textsIn(document) : contractTexts(request);
  const lines = texts.reduce((count, text) => count + 1 + (text.match(LINE_END)?.length ?? 0), 0);
  const characters = texts.reduce((count, text) => count + text.length, 0);
  return lines > LIMITS.lines || characters > LIMITS.characters;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function contractTexts({ familyDiagramImage, structuredHistory, ...rest }: SummaryRequest): string[] {
  const diagrams = [familyDiagramImage, structuredHistory?.FamilyDiagramImage].map(wordsOf);
  return [...diagrams, ...textsIn({ ...structuredHistory, FamilyDiagramImage: null }), ...textsIn(rest)];
}

function wordsOf(diagram: string | null | undefined): string {
  return diagram && !isPictureText(diagram.trim()) ? diagram : '';
}
