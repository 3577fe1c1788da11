import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import { request } from './request.ts';

const servers: ReturnType<typeof createServer>[] = [];

const at = (path: string): ApiEndpoint => ({ method: 'get', path, summary: 'A call', failure: 'It failed' });

async function serve(listener: RequestListener): Promise<ApiEndpoint> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return at(`http://127.0.0.1:${address.port}/api/x`);
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a call of the API', () => {
  it('sends JSON and reads JSON', async () => {
    const endpoint = await serve(async (incoming, response) => {
      const chunks = await incoming.toArray();
      response.end(
        JSON.stringify({ method: incoming.method, got: JSON.parse(Buffer.concat(chunks).toString()) }),
      );
    });
    const response = await request({ ...endpoint, method: 'post' }, { body: { age: 54 } });
    expect(response).toEqual({ method: 'POST', got: { age: 54 } });
  });

  it('fills in the parameters of its address and asks with a query, all of it encoded', async () => {
    const endpoint = await serve((incoming, response) => {
      response.end(JSON.stringify(incoming.url));
    });
    const one = { ...endpoint, path: `${endpoint.path}/{id}/questions` };
    expect(await request(one, { parameters: { id: 'a/b?' }, query: { search: 'Ada & Bo' } })).toBe(
      '/api/x/a%2Fb%3F/questions?search=Ada+%26+Bo',
    );
    expect(await request(endpoint, { query: {} })).toBe('/api/x');
  });

  it('is not made without a parameter of its address', async () => {
    await expect(request(at('/api/x/{id}'))).rejects.toThrow('/api/x/{id} needs id');
  });

  it("fails with the server's own message", async () => {
    const endpoint = await serve((_, response) => {
      response.statusCode = 422;
      response.end(JSON.stringify({ error: { message: 'No complaint has that id.', code: 'unknown' } }));
    });
    await expect(request(endpoint)).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      message: 'No complaint has that id.',
      isPassing: false,
    });
  });

  it('fails with the status when the answer is no JSON', async () => {
    const endpoint = await serve((_, response) => {
      response.statusCode = 502;
      response.end('<h1>Bad gateway</h1>');
    });
    await expect(request(endpoint)).rejects.toMatchObject({ status: 502, isPassing: true });
  });

  it('says so when the server does not answer in time or cannot be reached', async () => {
    const silent = await serve(() => undefined);
    await expect(request({ ...silent, timeoutMs: 20 })).rejects.toThrow(
      'The server took too long to answer.',
    );
    await expect(request(at('http://127.0.0.1:1/'))).rejects.toThrow('The server could not be reached.');
  });

  it('stops quietly when the caller gives up', async () => {
    const silent = await serve(() => undefined);
    const giveUp = new AbortController();
    const call = request(silent, { signal: giveUp.signal });
    giveUp.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
