import type { PdfJob } from '#pdf/pdf-files.ts';

/** A PDF; undefined where what it is set with is not kept or could not set it, and where the history is too long for one. */
export type SetHere = Uint8Array<ArrayBuffer> | undefined;

/** The longest history takes a phone this long. */
const PATIENCE_MS = 120_000;

/** Has a worker set a PDF in this browser. It ends with it, and gives its memory back. */
export function setHere(job: PdfJob): Promise<SetHere> {
  if (typeof Worker === 'undefined' || !('caches' in window)) return Promise.resolve(undefined);
  const worker = new Worker(new URL('./typeset.worker.ts', import.meta.url), { type: 'module' });
  return new Promise(resolve => {
    const end = (set: SetHere) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(set);
    };
    const timer = setTimeout(() => end(undefined), PATIENCE_MS);
    worker.addEventListener('message', ({ data }: MessageEvent<SetHere>) => end(data));
    worker.addEventListener('error', () => end(undefined));
    worker.postMessage(job);
  });
}
