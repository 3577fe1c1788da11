import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type RunningServer = {
  readonly address: string;
  /** From the start of the process to the first good answer of /api/health, in ms. */
  readonly startedIn: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};

const PORT = process.env.PORT ?? '4890';

/** Starts the real server on a data folder and waits until it is healthy. */
export async function startServer(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const begun = performance.now();
  const usual = { PORT, LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' };
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, ...usual, DATA_DIR: dataDir, ...environment },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${environment.PORT ?? PORT}`;
  await healthy(address, child);
  return {
    address,
    startedIn: performance.now() - begun,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function healthy(address: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(`${address}/api/health`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  throw new Error(`The server stopped with code ${child.exitCode} before it was healthy`);
}
