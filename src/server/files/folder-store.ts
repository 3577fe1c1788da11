import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkedPath, FileExists, type FileStore } from '#server/files/file-store.ts';

/** As many as a bucket tells at once. */
const LISTED = 1000;

/** Keeps files in a folder that only the server's user may read. */
export function folderStore(folder: string): FileStore {
  return {
    async put(path, bytes) {
      const target = join(folder, checkedPath(path));
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const draft = join(dirname(target), `.${randomUUID()}.part`);
      try {
        await written(draft, bytes);
        await link(draft, target).catch(refusal);
      } finally {
        await rm(draft, { force: true });
      }
    },
    async get(path) {
      const bytes = await readFile(join(folder, checkedPath(path))).catch(absence);
      return bytes && new Uint8Array(bytes);
    },
    remove: path => rm(join(folder, checkedPath(path)), { force: true }),
    async list(path) {
      const names = (await readdir(join(folder, checkedPath(path))).catch(absence)) ?? [];
      return names
        .filter(name => !name.startsWith('.'))
        .sort()
        .slice(0, LISTED);
    },
    removeFolder: path => rm(join(folder, checkedPath(path)), { recursive: true, force: true }),
  };
}

async function written(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : null);

// A link is made at once and never over an existing name, which a rename would replace.
function refusal(error: unknown): never {
  throw codeOf(error) === 'EEXIST' ? new FileExists() : error;
}

function absence(error: unknown): null {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
  throw error;
}
