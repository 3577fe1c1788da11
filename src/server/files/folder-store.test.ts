import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FileExists, isFilePath } from '#server/files/file-store.ts';
import { folderStore } from '#server/files/folder-store.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

test('what was put can be got, and nobody else on the machine may read it', async () => {
  const store = folderStore(folder);
  await store.put('clinical-summaries/guest/a.pdf', bytes('%PDF-a'));
  expect(await store.get('clinical-summaries/guest/a.pdf')).toEqual(bytes('%PDF-a'));
  const { mode } = await stat(join(folder, 'clinical-summaries/guest/a.pdf'));
  expect(mode & 0o077).toBe(0);
});

test('a file that does not exist is null', async () => {
  expect(await folderStore(folder).get('clinical-summaries/nobody/a.pdf')).toBeNull();
});

test('of many who take one name at once, one gets it and the others are told', async () => {
  const store = folderStore(folder);
  const texts = Array.from({ length: 20 }, (_, at) => `%PDF-${at}`);
  const outcomes = await Promise.allSettled(texts.map(text => store.put('s/guest/same.pdf', bytes(text))));
  const refused = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(19);
  expect(refused.every(reason => reason instanceof FileExists)).toBe(true);
  const winner = outcomes.findIndex(outcome => outcome.status === 'fulfilled');
  expect(await readFile(join(folder, 's/guest/same.pdf'), 'utf8')).toBe(texts[winner]);
  expect(await readdir(join(folder, 's/guest'))).toEqual(['same.pdf']);
});

test("a file is removed, and a folder with all that is in it, but nobody else's", async () => {
  const store = folderStore(folder);
  for (const name of ['u1/a', 'u1/b', 'u12/a']) await store.put(`s/${name}.pdf`, bytes('x'));
  await store.remove('s/u1/none.pdf');
  await store.remove('s/u1/a.pdf');
  expect(await store.get('s/u1/a.pdf')).toBeNull();
  await store.removeFolder('s/u1');
  expect(await store.get('s/u1/b.pdf')).toBeNull();
  expect(await store.get('s/u12/a.pdf')).toEqual(bytes('x'));
});

const ESCAPES = [
  '../a.pdf',
  's/../../a.pdf',
  's/./a',
  '/etc/passwd',
  's//a',
  's/a\0.pdf',
  's\\..\\a/b',
  's/.a',
  'a.pdf',
  '',
  's/',
];

test.each(ESCAPES)('the path %j is refused', async path => {
  expect(isFilePath(path)).toBe(false);
  await expect(folderStore(folder).put(path, bytes('x'))).rejects.toThrow('Not a file path');
  await expect(folderStore(folder).get(path)).rejects.toThrow('Not a file path');
});
