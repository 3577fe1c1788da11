import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { livingPostmaster } from '#server/postgres/postmaster.ts';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');
const ADDRESS = /Anamnesis runs at (\S+)/;

export type ServerProcess = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** As when the machine goes dark: the server and its own PostgreSQL end without a word. */
  readonly kill: () => Promise<void>;
};

/** Starts the product's server as a process of its own, which ends with this one; waits until it answers. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  let said = '';
  const url = new Promise<string>(resolve => {
    child.stdout?.on('data', (text: Buffer) => {
      said += text;
      const found = ADDRESS.exec(said)?.[1];
      if (found) resolve(found);
    });
  });
  const failed = ended.then(() => Promise.reject(new Error(`The server ended: ${said}`)));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const kill = async () => {
    const postgres = livingPostmaster(join(environment.DATA_DIR ?? '', 'postgres'));
    if (postgres) process.kill(postgres.pid, 'SIGKILL');
    child.kill('SIGKILL');
    await ended;
  };
  return { url: await Promise.race([url, failed]), stop, kill };
}
