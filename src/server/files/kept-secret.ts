import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Settings, SHORTEST_SECRET } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

const NAME = 'auth-secret';

/** The server's own secret: the setting, or one that is made once and kept in the data directory (mode 600). Throws `StartError` for one too short. */
export async function storedSecret({
  authSecret,
  dataDir,
}: Pick<Settings, 'authSecret' | 'dataDir'>): Promise<string> {
  if (authSecret !== null) return authSecret;
  const file = join(dataDir, NAME);
  const secret = (await read(file).catch(() => null)) ?? (await made(dataDir, file));
  if (secret.length < SHORTEST_SECRET) throw new StartError(tooShort(file));
  return secret;
}

/** A database that was set up refuses any other secret, so a new one is no way out where the former can be had. */
function tooShort(file: string): string {
  return (
    `The secret in ${file} has less than ${SHORTEST_SECRET} characters: put the former one back from a copy. ` +
    'Without one remove the file, which makes a new secret, and empty the table auth_secret, which signs everybody out.'
  );
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
