import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { portOf } from '#server/listen.ts';

/** Serves on a free port of this machine until closed; without a host on all of its addresses. */
export async function serveLocally(
  answer: RequestListener,
  where: { host?: string } = { host: '127.0.0.1' },
) {
  const server = createServer(answer).listen({ port: 0, ...where });
  await once(server, 'listening');
  const port = portOf(server);
  const close = () => {
    server.closeAllConnections();
    return new Promise(done => server.close(done));
  };
  return { port, base: `http://127.0.0.1:${port}`, close };
}
