import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore } from '#server/files/folder-store.ts';
import { storeSummary } from '#server/files/store-summary.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a PDF is kept under its owner with the timestamp in its name', async () => {
  const deps = { files: folderStore(folder), now: () => 1_795_221_537_000 };
  expect(await storeSummary(deps, 'u1', new Uint8Array([1]))).toEqual({
    path: 'clinical-summaries/u1/clinical_summary_1795221537000.pdf',
    filename: 'clinical_summary_1795221537000.pdf',
  });
});

test('two PDFs of the same millisecond get names of their own', async () => {
  const deps = { files: folderStore(folder), now: () => 7 };
  const stored = await Promise.all(
    [1, 2, 3].map(byte => storeSummary(deps, 'guest', new Uint8Array([byte]))),
  );
  const contents = await Promise.all(stored.map(({ path }) => deps.files.get(path)));
  expect(contents).toEqual([1, 2, 3].map(byte => new Uint8Array([byte])));
  expect(new Set(stored.map(({ filename }) => filename)).size).toBe(3);
});
