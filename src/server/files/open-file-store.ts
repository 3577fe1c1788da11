import { join } from 'node:path';
import type { FileStore } from '#server/files/file-store.ts';
import { folderStore } from '#server/files/folder-store.ts';
import { s3Store } from '#server/files/s3-store.ts';
import type { Settings } from '#server/settings.ts';

/** The bucket of the settings, or a folder in the data directory. */
export function openFileStore({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): FileStore {
  return s3 ? s3Store(s3) : folderStore(join(dataDir, 'files'));
}
