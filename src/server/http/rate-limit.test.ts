import { expect, test } from 'vitest';
import { guestOf } from '#server/http/guest.fixture.ts';
import { serverForThisTest, type TestServer } from '../../../tests/database/test-server.ts';

const add = ({ post }: TestServer, headers: Record<string, string>) =>
  post('/api/suggestions/illnesses', { name: 'Sarcoidosis' }, headers);

test('sixty guests behind one address each have their own limit (specification 28.11)', async () => {
  const server = await serverForThisTest();
  const browsers = await Promise.all(Array.from({ length: 60 }, () => guestOf(server)));
  const answers = await Promise.all(
    browsers.flatMap(browser => [add(server, browser), add(server, browser), add(server, browser)]),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
});

test('one guest beyond the limit waits, and the neighbour does not (specification 28.11)', async () => {
  const server = await serverForThisTest();
  const [greedy, neighbour] = [await guestOf(server), await guestOf(server)];
  for (let sent = 0; sent < 60; sent += 1) expect((await add(server, greedy)).status).toBe(204);
  const refused = await add(server, greedy);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await add(server, neighbour)).status).toBe(204);
});

test('a cookie that we did not sign is nobody’s, and a guest keeps the one they have', async () => {
  const server = await serverForThisTest();
  const { Cookie } = await guestOf(server);
  expect(Cookie).toMatch(/^anamnesis\.guest=guest-/);
  expect((await server.get('/api/session', { Cookie })).headers.getSetCookie()).toEqual([]);
  const forged = { Cookie: Cookie.replace(/guest-\w/, 'guest-_') };
  expect((await server.get('/api/session', forged)).headers.getSetCookie()).toHaveLength(1);
});

test('the cookie is read by no script, sent to our own pages only, and over HTTPS where we have it', async () => {
  const server = await serverForThisTest({ environment: { APP_URL: 'https://anamnesis.example.org' } });
  const [cookie] = (await server.get('/api/session')).headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-anamnesis\.guest=.*; Path=\/api; HttpOnly; Secure; SameSite=Strict$/);
});

test('who brings no cookie is counted by address, whatever other address they claim (specification 28.11)', async () => {
  const { post } = await serverForThisTest();
  const values = (at: number) =>
    post('/api/practice/patients/1/values', {}, { 'X-Forwarded-For': `203.0.113.${at}` });
  const answers = await Promise.all(Array.from({ length: 181 }, (_, at) => values(at)));
  const [refused, ...others] = answers.filter(({ status }) => status === 429);
  expect(others).toEqual([]);
  expect(await refused?.json()).toMatchObject({ error: { code: 'too_many_requests' } });
});

test('differentials and the worth of questions are limited too (specification 28.11)', async () => {
  const server = await serverForThisTest();
  const guest = await guestOf(server);
  const ask = async () => (await server.post('/api/differential', { answers: [] }, guest)).status;
  const statuses = await Promise.all(Array.from({ length: 241 }, ask));
  expect(statuses.filter(status => status === 429)).toHaveLength(1);
  const values = async () => (await server.post('/api/practice/patients/1/values', {}, guest)).status;
  expect(
    (await Promise.all(Array.from({ length: 21 }, values))).filter(status => status === 429),
  ).toHaveLength(1);
});
