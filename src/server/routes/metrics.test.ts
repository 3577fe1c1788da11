import { expect, test } from 'vitest';
import { memberOf } from '#server/accounts/member.fixture.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

const TOKEN = 'a token of the metrics';
const AUTHORIZATION = { Authorization: `Bearer ${TOKEN}` };

test('metrics count requests by address pattern, and tell nothing of a person (specification 28.37)', async () => {
  const server = await serverForThisTest({ environment: { METRICS_TOKEN: TOKEN } });
  const ada = await memberOf(server, 'ada@example.org');
  const id = '00000000-0000-4000-8000-000000000000';
  await server.get(`/api/histories/${id}`, ada.headers);
  await server.get('/api/histories?search=Lovelace', ada.headers);
  await server.get('/api/nothing/Lovelace');
  await server.get('/Lovelace');
  const response = await server.get('/metrics', AUTHORIZATION);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const of = 'method="GET",path="/api/histories/{id}",status="404"';
  expect(text).toContain(`http_request_duration_seconds_count{${of}} 1\n`);
  expect(text).toContain(`http_request_duration_seconds_bucket{${of},le="+Inf"} 1\n`);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^anamnesis_database_connections \d+$/m);
  for (const personal of ['Lovelace', id, ada.id, 'ada@']) expect(text).not.toContain(personal);
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ |\w+(\{[^{}]*(\{\w+\}[^{}]*)*\})? [\d.e+-]+$)/);
});

test('without a setting there are no metrics, and without the token they are not told', async () => {
  const closed = await serverForThisTest();
  expect((await closed.get('/metrics', AUTHORIZATION)).status).toBe(404);
  const server = await serverForThisTest({ environment: { METRICS_TOKEN: TOKEN } });
  expect((await server.get('/metrics')).status).toBe(401);
  expect((await server.get('/metrics', { Authorization: 'Bearer another' })).status).toBe(401);
});

test('a server whose database is away lives but is not ready', async () => {
  const server = await serverForThisTest();
  expect((await server.get('/api/live')).status).toBe(200);
  const query = server.deps.db.$client.query;
  Object.assign(server.deps.db.$client, { query: () => Promise.reject(new Error('away')) });
  expect((await server.get('/api/health')).status).toBe(503);
  expect(await (await server.get('/api/live')).json()).toEqual({ status: 'ok' });
  Object.assign(server.deps.db.$client, { query });
});
