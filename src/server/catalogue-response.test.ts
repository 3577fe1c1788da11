import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { serverForThisTest } from '../../tests/database/test-server.ts';

type RawResponse = { readonly headers: Record<string, unknown>; readonly body: Buffer };

/** fetch would undo the compression. */
function raw(url: string, acceptEncoding: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'Accept-Encoding': acceptEncoding } }, async response => {
      const body = Buffer.concat(await response.toArray());
      resolve({ headers: response.headers, body });
    });
    asked.on('error', reject).end();
  });
}

const QUESTIONS = '/api/complaints/10/questions';

test('an unchanged answer is confirmed with 304 and without a body', async () => {
  const { get } = await serverForThisTest();
  const first = await get(QUESTIONS);
  const etag = first.headers.get('ETag') ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(first.headers.get('Cache-Control')).toBe('no-cache');
  const second = await get(QUESTIONS, { 'If-None-Match': `"other", ${etag}` });
  expect(second.status).toBe(304);
  expect(second.headers.get('ETag')).toBe(etag);
  expect(await second.text()).toBe('');
});

test('another answer has another ETag', async () => {
  const { get } = await serverForThisTest();
  const male = await get(`${QUESTIONS}?gender=male`);
  const again = await get(`${QUESTIONS}?gender=female`, { 'If-None-Match': male.headers.get('ETag') ?? '' });
  expect(again.status).toBe(200);
});

test('an answer is compressed as the client prefers, each form with its own ETag', async () => {
  const { url } = await serverForThisTest();
  const plain = await raw(url + QUESTIONS, 'identity');
  const brotli = await raw(url + QUESTIONS, 'gzip, deflate, br');
  const gzip = await raw(url + QUESTIONS, 'gzip, br;q=0');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
  expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  expect(plain.headers.vary).toBe('Accept-Encoding');
});

test('a short answer is not compressed', async () => {
  const { url } = await serverForThisTest();
  const { headers } = await raw(`${url}/api/diagnosis-methods`, 'br');
  expect(headers['content-encoding']).toBeUndefined();
});

test('many requests at once for a form that is not ready yet all get it', async () => {
  const { url } = await serverForThisTest();
  const answers = await Promise.all(Array.from({ length: 20 }, () => raw(url + QUESTIONS, 'br')));
  const bodies = new Set(answers.map(({ body }) => body.toString('base64')));
  expect(bodies.size).toBe(1);
});
