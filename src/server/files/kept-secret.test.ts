import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedSecret } from '#server/files/kept-secret.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'data-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('the secret of the settings is used as it is', async () => {
  expect(await storedSecret({ authSecret: 'given', dataDir })).toBe('given');
});

test('without one, a secret is made once, readable by the server alone', async () => {
  const folder = join(dataDir, 'new');
  const made = await Promise.all([1, 2, 3].map(() => storedSecret({ authSecret: null, dataDir: folder })));
  expect(new Set(made).size).toBe(1);
  expect(made[0]).toMatch(/^[\w-]{43}$/);
  expect(await storedSecret({ authSecret: null, dataDir: folder })).toBe(made[0]);
  expect((await stat(join(folder, 'auth-secret'))).mode & 0o077).toBe(0);
});

test.each(['\n', 'abc', 'x'.repeat(31)])('a file with %j is no secret (specification 28.39)', async kept => {
  await writeFile(join(dataDir, 'auth-secret'), kept);
  await expect(storedSecret({ authSecret: null, dataDir })).rejects.toThrow(
    'has less than 32 characters: put the former one back',
  );
});
