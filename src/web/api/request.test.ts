import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { request } from './request.ts';

const servers: ReturnType<typeof createServer>[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/api/x`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a call of the API', () => {
  it('sends JSON and reads JSON', async () => {
    const address = await serve(async (incoming, answer) => {
      const chunks = await incoming.toArray();
      answer.end(
        JSON.stringify({ method: incoming.method, got: JSON.parse(Buffer.concat(chunks).toString()) }),
      );
    });
    const answer = await request(address, { method: 'POST', body: { age: 54 } });
    expect(answer).toEqual({ method: 'POST', got: { age: 54 } });
  });

  it("fails with the server's own message", async () => {
    const address = await serve((_, answer) => {
      answer.statusCode = 422;
      answer.end(JSON.stringify({ error: { message: 'No complaint has that id.', code: 'unknown' } }));
    });
    await expect(request(address)).rejects.toMatchObject({
      name: 'ApiError',
      status: 422,
      message: 'No complaint has that id.',
      isPassing: false,
    });
  });

  it('fails with the status when the answer is no JSON', async () => {
    const address = await serve((_, answer) => {
      answer.statusCode = 502;
      answer.end('<h1>Bad gateway</h1>');
    });
    await expect(request(address)).rejects.toMatchObject({ status: 502, isPassing: true });
  });

  it('says so when the server does not answer in time or cannot be reached', async () => {
    const silent = await serve(() => undefined);
    await expect(request(silent, { timeoutMs: 20 })).rejects.toThrow('The server took too long to answer.');
    await expect(request('http://127.0.0.1:1/')).rejects.toThrow('The server could not be reached.');
  });

  it('stops quietly when the caller gives up', async () => {
    const silent = await serve(() => undefined);
    const giveUp = new AbortController();
    const call = request(silent, { signal: giveUp.signal });
    giveUp.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
