import { parse as parseDisposition } from 'content-disposition';
import { z } from 'zod';
import { type RenderedSummary, WorkflowFailure } from '#server/workflow/workflow-service.ts';

/** What the service answered, read whole. */
export type ServiceResponse = {
  readonly contentType: string;
  readonly disposition: string | null;
  readonly bytes: Uint8Array<ArrayBuffer>;
};

const linkResponse = z.object({ pdfUrl: z.url({ protocol: /^https?$/ }), filename: z.string().min(1) });

const PDF_START = '%PDF-';
const NAME_LIMIT = 150;

/** Reads a PDF, or JSON with `pdfUrl` and `filename`. Throws `WorkflowFailure` when it is neither. */
export function readSummaryResponse({ contentType, disposition, bytes }: ServiceResponse): RenderedSummary {
  if (/^application\/pdf\b/i.test(contentType) && startsAsPdf(bytes)) {
    return { kind: 'pdf', bytes, filename: filenameIn(disposition) };
  }
  const link = /\bjson\b/i.test(contentType) ? linkResponse.safeParse(jsonIn(bytes)) : null;
  if (!link?.success) throw new WorkflowFailure(502, 'No PDF file was returned from the server');
  return { kind: 'link', pdfUrl: link.data.pdfUrl, filename: plainName(link.data.filename) ?? 'summary.pdf' };
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, PDF_START.length)).toString('latin1') === PDF_START;
}

function jsonIn(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}

function filenameIn(disposition: string | null): string | null {
  if (disposition === null) return null;
  try {
    return plainName(parseDisposition(disposition).parameters.filename ?? '');
  } catch {
    // A malformed header costs the PDF its name, not the user the PDF.
    return null;
  }
}

/** The last part of a path, without characters that a file system or a header would trip over. */
function plainName(name: string): string | null {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').replace(/^\.+/, '');
  return plain.trim().slice(0, NAME_LIMIT) || null;
}
