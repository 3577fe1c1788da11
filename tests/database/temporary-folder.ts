import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder, with what removes it again; anybody may enter it, as a folder usually is. */
export function newFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'anamnesis-test-'));
  chmodSync(folder, 0o755);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A folder for one test, removed with it. */
export function temporaryFolder(): string {
  const { folder, remove } = newFolder();
  onTestFinished(remove);
  return folder;
}
