import type { PdfJob } from '#pdf/pdf-files.ts';

/** A PDF made in this browser; undefined where it cannot be. */
export async function makeHere(job: PdfJob): Promise<Blob | undefined> {
  const { setHere } = await import('#web/offline/typesetting/set-here.ts');
  const set = await setHere(job);
  return set && new Blob([set], { type: 'application/pdf' });
}

/** Said of a PDF that was made in this browser. */
export const MADE_HERE = 'It was made on this device.';
