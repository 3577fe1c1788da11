import { rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { newDataFolder } from '../product/prepared-data.ts';
import { startServerProcess } from '../product/server-process.ts';

/** A server that may die, with a database of its own. */
export type OwnServer = {
  readonly url: string;
  readonly kill: () => Promise<void>;
  /** At the same address, on what was left. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

async function startOwnServer(port: number): Promise<OwnServer> {
  const folder = await newDataFolder();
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    startServerProcess({ PORT: String(port), APP_URL: url, DATA_DIR: folder, LOG_LEVEL: 'warn' });
  let server = await start();
  return {
    url,
    kill: () => server.kill(),
    restart: async () => {
      server = await start();
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Started where a worker first kills one. */
export const test = base.extend<object, { readonly ownServer: () => Promise<OwnServer> }>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use, { project, parallelIndex }) => {
      const shared = Number(new URL(project.use.baseURL ?? '').port);
      let own: Promise<OwnServer> | undefined;
      await use(() => {
        own ??= startOwnServer(shared + 1 + parallelIndex);
        return own;
      });
      await (await own)?.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
