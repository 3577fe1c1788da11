import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import { pathTo } from '#contract/endpoints/path-to.ts';
import { type FileStore, isFilePath } from '#server/files/file-store.ts';
import { SUMMARIES } from '#server/files/store-summary.ts';

/**
 * Removes the PDF that an address of ours leads to, if it is the owner's. Addresses come from clients: anything
 * else, such as another account's file or a page elsewhere, is left alone.
 */
export async function removeLinkedFile(
  files: FileStore,
  owner: string,
  address: string | null,
): Promise<void> {
  const own = pathTo(summaryFileEndpoint, { owner, file: '' });
  if (!address?.startsWith(own)) return;
  const path = `${SUMMARIES}/${owner}/${address.slice(own.length)}`;
  if (isFilePath(path) && path.split('/').length === 3) await files.remove(path);
}
