import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cookieOf, FIREFOX, memberOf, PASSWORD } from '#server/accounts/member.fixture.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

const DAY_MS = 86_400_000;
const INVALID = { error: { code: 'invalid_credentials', message: 'Invalid email or password' } };

describe('signing in', () => {
  test('sets a cookie that no script can read and no other site can send, and tells who it is', async () => {
    const server = await serverForThisTest();
    await server.post('/api/auth/sign-up/email', { email: 'Ada@Example.org', password: PASSWORD });
    const response = await server.post('/api/auth/sign-in/email', {
      email: 'ada@example.ORG',
      password: PASSWORD,
    });
    expect(response.status).toBe(200);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^anamnesis\.session_token=.*Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain('Domain');
    const { account, expiresAt } = await response.json();
    expect(account).toMatchObject({
      email: 'ada@example.org',
      emailVerified: false,
      fullName: '',
      username: '',
    });
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6 * 86_400_000);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const again = await server.get('/api/session', { Cookie: cookieOf(response) });
    expect(await again.json()).toEqual({ account, expiresAt });
  });

  test('over HTTPS the cookie is marked secure', async () => {
    const server = await serverForThisTest({ environment: { APP_URL: 'https://anamnesis.example.org' } });
    const { cookie, headers } = await memberOf(server, 'ada@example.org');
    expect(cookie).toMatch(/^__Secure-anamnesis\.session_token=/);
    expect(await (await server.get('/api/session', headers)).json()).toMatchObject({
      account: { email: 'ada@example.org' },
    });
  });

  test.each([
    ['an unknown address', 'nobody@example.org', PASSWORD],
    ['a wrong password', 'ada@example.org', 'wrong password'],
    ['no address at all', 'not an address', PASSWORD],
    ['an overlong password', 'ada@example.org', 'x'.repeat(500)],
  ])('with %s reads the same', async (_, email, password) => {
    const server = await serverForThisTest();
    await memberOf(server, 'ada@example.org');
    const response = await server.post('/api/auth/sign-in/email', { email, password });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual(INVALID);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('a session', () => {
  test('ends for good when its holder signs out', async () => {
    const server = await serverForThisTest();
    const { headers } = await memberOf(server, 'ada@example.org');
    const response = await server.post('/api/auth/sign-out', {}, headers);
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect(await (await server.get('/api/session', headers)).json()).toBeNull();
  });

  test('is prolonged by a refresh, with a new date on the cookie', async () => {
    const server = await serverForThisTest();
    const { id, headers } = await memberOf(server, 'ada@example.org');
    const soon = new Date(Date.now() + 60_000);
    await server.deps.db.update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, id));
    const before = await (await server.get('/api/session', headers)).json();
    expect(before.expiresAt).toBe(soon.toISOString());
    const refreshed = await server.post('/api/auth/refresh', {}, headers);
    const { expiresAt } = await refreshed.json();
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6 * 86_400_000);
    expect(refreshed.headers.getSetCookie()[0]).toContain('Max-Age=604800');
  });

  test('that has run out is none', async () => {
    const server = await serverForThisTest();
    const { id, headers } = await memberOf(server, 'ada@example.org');
    const past = new Date(Date.now() - 1);
    await server.deps.db.update(sessions).set({ expiresAt: past }).where(eq(sessions.userId, id));
    expect(await (await server.get('/api/session', headers)).json()).toBeNull();
    expect(await (await server.post('/api/auth/refresh', {}, headers)).json()).toBeNull();
  });

  test('keeps nothing of the address of its holder, and of the browser its name alone (specification 28.46)', async () => {
    const server = await serverForThisTest();
    await memberOf(server, 'ada@example.org', FIREFOX);
    const [row] = await server.deps.db.select().from(sessions);
    expect([row?.ipAddress, row?.userAgent]).toEqual(['', 'Firefox on Windows']);
  });

  test('ends 30 days after signing in, however often it was prolonged (specification 28.47)', async () => {
    const server = await serverForThisTest();
    const { id, headers } = await memberOf(server, 'ada@example.org');
    const setAge = (ms: number) =>
      server.deps.db
        .update(sessions)
        .set({ createdAt: new Date(Date.now() - ms) })
        .where(eq(sessions.userId, id));
    await setAge(30 * DAY_MS - 60_000);
    const last = await (await server.post('/api/auth/refresh', {}, headers)).json();
    expect(Date.parse(last.expiresAt) - Date.now()).toBeLessThanOrEqual(60_000);
    await setAge(30 * DAY_MS);
    const refused = await server.post('/api/auth/refresh', {}, headers);
    expect([await refused.json(), refused.headers.getSetCookie()]).toEqual([null, []]);
    expect(await (await server.get('/api/session', headers)).json()).toBeNull();
    expect((await server.get('/api/histories', headers)).status).toBe(401);
  });

  test('ends earlier or later where the settings say so (specification 28.47)', async () => {
    const server = await serverForThisTest({ environment: { SESSION_MAX_DAYS: '1' } });
    const { headers } = await memberOf(server, 'ada@example.org');
    const { expiresAt } = await (await server.get('/api/session', headers)).json();
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(DAY_MS);
  });

  test('nothing of who signs in is in the log', async () => {
    const server = await serverForThisTest();
    const { cookie } = await memberOf(server, 'ada@example.org');
    await server.post('/api/auth/sign-in/email', { email: 'ada@example.org', password: 'wrong one' });
    const log = JSON.stringify(server.log);
    for (const secret of ['ada@', PASSWORD, cookie, 'wrong one']) expect(log).not.toContain(secret);
  });
});

describe('a request that another site makes a browser send', () => {
  const foreign = { Origin: 'https://evil.example' };
  test.each([
    ['with a foreign origin', foreign],
    ['with an opaque origin', { Origin: 'null' }],
    ['without an origin but marked as cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('%s changes nothing', async (_, marks) => {
    const server = await serverForThisTest();
    const { headers } = await memberOf(server, 'ada@example.org');
    const response = await server.post('/api/auth/sign-out', {}, { ...headers, ...marks } as Record<
      string,
      string
    >);
    expect(response.status).toBe(403);
    expect((await response.json()).error.code).toBe('foreign_origin');
    expect(await (await server.get('/api/session', headers)).json()).not.toBeNull();
  });

  test('our own pages may, under the address they were opened at and the one of the settings', async () => {
    const server = await serverForThisTest({ environment: { APP_URL: 'https://anamnesis.example.org' } });
    for (const origin of [server.url, 'https://anamnesis.example.org']) {
      const response = await server.post('/api/auth/sign-out', {}, { Origin: origin });
      expect(response.status).toBe(204);
    }
  });

  test('another scheme or port of the same host is another site (specification 28.41)', async () => {
    const server = await serverForThisTest();
    const { protocol, hostname } = new URL(server.url);
    for (const Origin of [server.url.replace('http:', 'https:'), `${protocol}//${hostname}:1`]) {
      const response = await server.post('/api/auth/sign-out', {}, { Origin, 'X-Forwarded-Proto': 'https' });
      expect(response.status).toBe(403);
    }
  });

  test('the scheme that a trusted proxy tells is believed (specification 28.41)', async () => {
    const server = await serverForThisTest({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
    const Origin = server.url.replace('http:', 'https:');
    const statusOf = async (marks: Record<string, string>) =>
      (await server.post('/api/auth/sign-out', {}, { Origin, ...marks })).status;
    expect(await statusOf({ 'X-Forwarded-Proto': 'https' })).toBe(204);
    expect(await statusOf({})).toBe(403);
  });
});
