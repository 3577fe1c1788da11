import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#server/listen.ts';

/** More than the buffers of a connection take. */
const LARGE = new Uint8Array(60_000_000);

test('an answer that nobody reads is not held for ever (specification 28.31)', async () => {
  const app = { fetch: () => new Response(LARGE) };
  const { address, close } = await listen(app, { host: '127.0.0.1', port: 0 }, 500);
  onTestFinished(close);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await sleep(3000);
  let read = 0;
  socket.on('data', bytes => {
    read += bytes.length;
  });
  socket.resume();
  await once(socket, 'close');
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(LARGE.length);
});
