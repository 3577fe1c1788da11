import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { serveLocally } from '#server/http/local-server.fixture.ts';

export type Call = { readonly headers: IncomingHttpHeaders; readonly body: Record<string, unknown> };

/** Answers one call; `count` says how many came to this path before it. */
export type Play = (response: ServerResponse, call: Call, count: number) => void;

/** Starts a server that answers each path as its script says; `calls` holds what each path was sent. */
export async function startScripted(plays: Readonly<Record<string, Play>>, where?: { host?: string }) {
  const calls: Record<string, Call[]> = {};
  const serving = await serveLocally(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString('utf8');
    const path = request.url ?? '';
    const call = { headers: request.headers, body: JSON.parse(text) };
    const earlier = calls[path] ?? [];
    calls[path] = [...earlier, call];
    plays[path]?.(response, call, earlier.length);
  }, where);
  return { ...serving, calls };
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
