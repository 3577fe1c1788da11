import { GUEST, LINK_LIFETIME_MS } from '#server/files/file-links.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { SUMMARIES } from '#server/files/store-summary.ts';

const FOLDER = `${SUMMARIES}/${GUEST}`;

/** Removes the PDFs of guests whose links have ended: nobody can reach them any more. */
export async function removeExpiredSummaries(files: FileStore, now: number): Promise<void> {
  const hasExpired = (name: string) => madeAt(name) + LINK_LIFETIME_MS < now;
  for (let names = await expiredNames(); names.length > 0; names = await expiredNames())
    for (const name of names) await files.remove(`${FOLDER}/${name}`);

  async function expiredNames(): Promise<readonly string[]> {
    return (await files.list(FOLDER)).filter(hasExpired);
  }
}

/** The name says when; what has another name was not put there by us and stays. */
function madeAt(name: string): number {
  return Number(/^clinical_summary_(\d+)\.pdf$/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY);
}
