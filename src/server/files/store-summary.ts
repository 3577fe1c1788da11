import { FileExists, type FileStore } from '#server/files/file-store.ts';

/** The bucket's name (specification 23.5). */
export const SUMMARIES = 'clinical-summaries';

/** Two PDFs in one millisecond get neighbouring names; more neighbours than this do not happen by chance. */
const NEIGHBOURS = 50;

export type StoredSummary = { readonly path: string; readonly filename: string };

type Deps = { readonly files: FileStore; readonly now: () => number };

/** Keeps a PDF as `{owner}/clinical_summary_{timestamp}.pdf` (specification 23.5) under a name of its own. */
export async function storeSummary(
  { files, now }: Deps,
  owner: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<StoredSummary> {
  const first = now();
  for (let timestamp = first; timestamp < first + NEIGHBOURS; timestamp += 1) {
    const filename = `clinical_summary_${timestamp}.pdf`;
    const path = `${SUMMARIES}/${owner}/${filename}`;
    if (await isStored(files, path, bytes)) return { path, filename };
  }
  throw new Error('No free name for the summary');
}

async function isStored(files: FileStore, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    await files.put(path, bytes);
    return true;
  } catch (error) {
    if (error instanceof FileExists) return false;
    throw error;
  }
}
