import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import { pathTo } from '#contract/endpoints/path-to.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { SUMMARIES } from '#server/files/store-summary.ts';

/** PDFs that no saved history names: one is made for each change of what a student writes. */
const UNNAMED = 20;

/** More than anybody saves histories with a PDF. */
const MOST = 500;

/** The account holds as many PDFs as it may, and its histories name them all. */
export class QuotaReached extends Error {}

/**
 * Makes room for another PDF of an account: the oldest that no history names are removed. Throws `QuotaReached` where
 * there is none. `named` are the addresses that the account's histories hold.
 */
export async function makeRoom(files: FileStore, owner: string, named: readonly string[]): Promise<void> {
  const isNamed = new Set(named);
  const names = await files.list(`${SUMMARIES}/${owner}`);
  const unnamed = names.filter(file => !isNamed.has(pathTo(summaryFileEndpoint, { owner, file })));
  const surplus = unnamed.slice(0, Math.max(0, unnamed.length + 1 - UNNAMED));
  for (const file of surplus) await files.remove(`${SUMMARIES}/${owner}/${file}`);
  if (names.length - surplus.length >= MOST) throw new QuotaReached('The account holds too many PDFs');
}
