import { describe, expect, test } from 'vitest';
import { cookieOf, PASSWORD } from '#server/accounts/member.fixture.ts';
import { PAUSES } from '#server/accounts/sign-in-pace.ts';
import { signInAttempts } from '#server/db/tables/sign-in-attempts.ts';
import { serverForThisTest, type TestServer } from '../../../tests/database/test-server.ts';

const EMAIL = 'ada@example.org';

const HOUR = 3_600_000;
const browserOf = (response: Response) => cookieOf(response, 'browser');

/** Whoever would have to wait is refused instead. */
const NO_PATIENCE = { unitMs: HOUR, longestMs: HOUR, patienceMs: 0 };

async function serverWithAda(pauses?: typeof NO_PATIENCE): Promise<TestServer> {
  const environment = { TRUSTED_PROXIES: '127.0.0.1,::1' };
  const server = await serverForThisTest({ environment, ...(pauses && { pauses }) });
  await server.post('/api/auth/sign-up/email', { email: EMAIL, password: PASSWORD });
  return server;
}

type Try = {
  readonly email?: string;
  readonly password?: string;
  readonly from?: string;
  readonly browser?: string;
};

const signIn = (
  server: TestServer,
  { email = EMAIL, password = 'a guess', from = '203.0.113.1', browser }: Try,
) =>
  server.post(
    '/api/auth/sign-in/email',
    { email, password },
    { 'X-Forwarded-For': from, ...(browser && { Cookie: browser }) },
  );

async function guess(server: TestServer, count: number, tried: (at: number) => Try = () => ({})) {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await signIn(server, tried(at))).status);
  return statuses;
}

describe('guessing a password', () => {
  test('is slowed down, and the right password is taken all the same (specification 28.54)', async () => {
    const server = await serverWithAda();
    expect(await guess(server, 12)).toEqual(Array(12).fill(401));
    expect((await signIn(server, { password: PASSWORD })).status).toBe(200);
    expect(await server.deps.db.$count(signInAttempts)).toBe(0);
  });

  test('waits half a minute at the longest on a real server', () => {
    expect(PAUSES).toEqual({ unitMs: 1000, longestMs: 30_000, patienceMs: 30_000 });
  });

  test('waits from the sixth attempt from one address, and from another as if there had been none (specification 28.54)', async () => {
    const server = await serverWithAda(NO_PATIENCE);
    expect(await guess(server, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await signIn(server, { password: PASSWORD });
    expect([refused.status, Number(refused.headers.get('Retry-After'))]).toEqual([429, 3600]);
    expect((await signIn(server, { password: PASSWORD, from: '198.51.100.7' })).status).toBe(200);
  });

  test('is the same for an address without an account (specification 28.54)', async () => {
    const server = await serverWithAda(NO_PATIENCE);
    expect(await guess(server, 6, () => ({ email: 'nobody@example.org' }))).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
  });

  test('from many addresses waits from the fifty-first on (specification 28.54)', async () => {
    const server = await serverWithAda(NO_PATIENCE);
    const statuses = await guess(server, 51, at => ({ from: `203.0.113.${at}` }));
    expect(statuses).toEqual([...Array(50).fill(401), 429]);
  });

  test('does not hold up the browser in which the owner has signed in before (specification 28.55)', async () => {
    const server = await serverWithAda(NO_PATIENCE);
    const browser = browserOf(await signIn(server, { password: PASSWORD }));
    expect(browser).toMatch(/^anamnesis\.browser=known-/);
    await guess(server, 60, at => ({ from: `203.0.113.${at % 12}` }));
    expect((await signIn(server, { password: PASSWORD })).status).toBe(429);
    const again = await signIn(server, { password: PASSWORD, browser });
    expect([again.status, browserOf(again)]).toEqual([200, '']);
  });

  test('is slowed down in a known browser too, and its cookie is of no use for another account (specification 28.55)', async () => {
    const server = await serverWithAda(NO_PATIENCE);
    const browser = browserOf(await signIn(server, { password: PASSWORD }));
    expect(await guess(server, 6, () => ({ browser }))).toEqual([401, 401, 401, 401, 401, 429]);
    const other = () => ({ browser, email: 'eve@example.org' });
    await guess(server, 5, () => ({ email: 'eve@example.org' }));
    expect(await guess(server, 1, other)).toEqual([429]);
  });

  test('does not hold up whoever has set a new password by the mailed link (specification 28.55)', async () => {
    const server = await serverWithAda(NO_PATIENCE);
    await guess(server, 6);
    await server.post('/api/auth/request-password-reset', { email: EMAIL });
    await expect.poll(() => server.mails.at(-1)?.subject).toBe('Set a new password');
    const token = new URL(server.mails.at(-1)?.link ?? '').searchParams.get('token');
    const newPassword = 'battery staple';
    const browser = browserOf(await server.post('/api/auth/reset-password', { token, newPassword }));
    expect((await signIn(server, { password: newPassword, browser })).status).toBe(200);
  });

  test('leaves a cookie that no script reads and that goes to the account’s calls alone (specification 28.55)', async () => {
    const environment = { APP_URL: 'https://anamnesis.example.org' };
    const server = await serverForThisTest({ environment });
    await server.post('/api/auth/sign-up/email', { email: EMAIL, password: PASSWORD });
    const cookies = (await signIn(server, { password: PASSWORD })).headers.getSetCookie();
    expect(cookies.find(cookie => cookie.includes('browser'))).toMatch(
      /^__Secure-anamnesis\.browser=known-.*; Max-Age=15552000; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(cookies.join()).not.toContain('ada');
  });
});
