import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#server/settings.ts';

const NAME = 'auth-secret';

/** The server's own secret: the setting, or one that is made once and kept in the data directory (mode 600). */
export async function storedSecret({
  authSecret,
  dataDir,
}: Pick<Settings, 'authSecret' | 'dataDir'>): Promise<string> {
  if (authSecret !== null) return authSecret;
  const file = join(dataDir, NAME);
  const secret = (await read(file).catch(() => null)) ?? (await made(dataDir, file));
  if (secret === '') throw new Error(`The file ${file} is empty. Remove it, and a new secret is made.`);
  return secret;
}

async function read(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trim();
}

/** Written whole under another name first: a crash leaves no half secret, and of two processes one wins. */
async function made(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = join(dataDir, `.${NAME}-${randomBytes(6).toString('hex')}`);
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
  await link(draft, file).catch(() => {});
  await rm(draft, { force: true });
  return read(file);
}
