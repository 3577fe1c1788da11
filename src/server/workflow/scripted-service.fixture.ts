import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Call = { readonly headers: IncomingHttpHeaders; readonly body: Record<string, unknown> };

/** Answers one call; `count` says how many came to this path before it. */
export type Play = (response: ServerResponse, call: Call, count: number) => void;

/** Starts a server that answers each path as its script says; `calls` holds what each path was sent. */
export async function startScripted(plays: Readonly<Record<string, Play>>) {
  const calls: Record<string, Call[]> = {};
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString('utf8');
    const path = request.url ?? '';
    const call = { headers: request.headers, body: JSON.parse(text) };
    const earlier = calls[path] ?? [];
    calls[path] = [...earlier, call];
    plays[path]?.(response, call, earlier.length);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    return new Promise(done => server.close(done));
  };
  return { base: `http://127.0.0.1:${port}`, calls, close };
}

/** Answers with JSON. */
export function json(value: unknown, status = 200): Play {
  return response => {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(value));
  };
}

/** Answers with text of some type. */
export function text(body: string, status = 200, type = 'text/plain'): Play {
  return response => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  };
}

/** Never answers. */
export const hang: Play = () => {};
