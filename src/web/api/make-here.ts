import type { PdfJob } from '#pdf/pdf-files.ts';
import { ApiError } from '#web/api/api-error.ts';

const TOO_LARGE = 413;

/** A PDF made in this browser; undefined where it cannot be. Throws as `request` does when the history is too long. */
export async function makeHere(job: PdfJob): Promise<Blob | undefined> {
  const { setHere } = await import('#web/offline/typesetting/set-here.ts');
  const set = await setHere(job);
  if (set === 'too long') throw new ApiError('The history is too long for a PDF.', TOO_LARGE);
  return set && new Blob([set], { type: 'application/pdf' });
}

/** Said of a PDF that was made in this browser. */
export const MADE_HERE = 'It was made on this device.';
