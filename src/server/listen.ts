import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { createApp } from '#server/app.ts';
import type { Settings } from '#server/settings.ts';
import { StartError } from '#server/start-error.ts';

/** Requests that have not ended by then are broken off. */
const DRAIN_MS = 10_000;

/** Longer than any answer takes to begin; who has read nothing for so long does not read what we hold for them. */
const IDLE_MS = 150_000;

export type Listening = {
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Accepts nothing new and waits for the requests that are being answered. */
  readonly close: () => Promise<void>;
};

function close(server: Server): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** The port a server listens on; 0 while it does not. */
export function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function why(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return 'another program uses this port, set PORT to another number';
  return error.message;
}

/** Opens the port (0 for any that is free). Rejects with `StartError` when it cannot be opened. Ends idle connections. */
export function listen(
  app: Pick<ReturnType<typeof createApp>, 'fetch'>,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  idleMs: number = IDLE_MS,
): Promise<Listening> {
  const server = createServer(getRequestListener(app.fetch));
  server.setTimeout(idleMs);
  return new Promise((resolve, reject) => {
    server.once('error', error => reject(new StartError(`${host}:${port} cannot be opened: ${why(error)}.`)));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve({ address: `http://localhost:${portOf(server)}`, close: () => close(server) });
    });
  });
}
