import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ActivityResponse, SessionsResponse } from '#contract/account-security.ts';
import { cookieOf, FIREFOX, type Member, memberOf, PASSWORD } from '#server/accounts/member.fixture.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { serverForThisTest, type TestServer } from '../../../tests/database/test-server.ts';

const EMAIL = 'ada@example.org';

const sessionsOf = async (server: TestServer, { headers }: Pick<Member, 'headers'>) =>
  (await (await server.get('/api/account/sessions', headers)).json()) as SessionsResponse;
const isSignedIn = async (server: TestServer, { headers }: Pick<Member, 'headers'>) =>
  (await (await server.get('/api/session', headers)).json()) !== null;
const remove = (server: TestServer, { headers }: Pick<Member, 'headers'>, path: string) =>
  fetch(server.url + path, { method: 'DELETE', headers });

/** Ada, signed in at home and at the library. */
async function signedInTwice() {
  const server = await serverForThisTest();
  const home = await memberOf(server, EMAIL, FIREFOX);
  const library = await memberOf(server, EMAIL);
  return { server, home, library };
}

describe('where one is signed in', () => {
  test('is a list of this session and the others, without what would open them (specification 28.46)', async () => {
    const { server, home, library } = await signedInTwice();
    await memberOf(server, 'eve@example.org');
    const response = await server.get('/api/account/sessions', home.headers);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const text = await response.text();
    for (const { cookie } of [home, library]) expect(text).not.toContain(cookie.split(/[=.]/)[2]);
    expect(JSON.parse(text)).toMatchObject([
      { device: 'Firefox on Windows', isCurrent: true },
      { device: 'Unknown browser', isCurrent: false },
    ]);
  });

  test('leaves out what has ended, by either rule (specification 28.46, 28.47)', async () => {
    const { server, home } = await signedInTwice();
    const more = [await memberOf(server, EMAIL), await memberOf(server, EMAIL)];
    const [, ...others] = await sessionsOf(server, home);
    const past = [{ expiresAt: new Date(Date.now() - 1) }, { createdAt: new Date(0) }];
    for (const [at, ended] of past.entries())
      await server.deps.db
        .update(sessions)
        .set(ended)
        .where(eq(sessions.id, others[at]?.id ?? ''));
    expect(await sessionsOf(server, home)).toHaveLength(2);
    expect(more).toHaveLength(2);
  });

  test('tells the last use of each to ten minutes (specification 28.46)', async () => {
    const { server, home, library } = await signedInTwice();
    const [, other] = await sessionsOf(server, home);
    const set = (minutes: number) =>
      server.deps.db
        .update(sessions)
        .set({ updatedAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(sessions.id, other?.id ?? ''));
    const lastUse = async () => Date.parse((await sessionsOf(server, home))[1]?.lastUsedAt ?? '');
    await set(9);
    await isSignedIn(server, library);
    expect(Date.now() - (await lastUse())).toBeGreaterThan(8 * 60_000);
    await set(11);
    await isSignedIn(server, library);
    expect(Date.now() - (await lastUse())).toBeLessThan(8 * 60_000);
  });

  test('is not told to a bearer token: it has no cookie (specification 28.46)', async () => {
    const { server, home } = await signedInTwice();
    const { token } = await (await server.get('/api/auth/token', home.headers)).json();
    const response = await server.get('/api/account/sessions', { Authorization: `Bearer ${token}` });
    expect(response.status).toBe(401);
  });
});

describe('ending sessions', () => {
  test('one ends, the others go on; ended twice is ended once (specification 28.46)', async () => {
    const { server, home, library } = await signedInTwice();
    const [, other] = await sessionsOf(server, home);
    for (const status of [204, 204])
      expect((await remove(server, home, `/api/account/sessions/${other?.id}`)).status).toBe(status);
    expect([await isSignedIn(server, home), await isSignedIn(server, library)]).toEqual([true, false]);
  });

  test('everywhere ends all, this one too, and takes its cookie (specification 28.46)', async () => {
    const { server, home, library } = await signedInTwice();
    const eve = await memberOf(server, 'eve@example.org');
    const response = await remove(server, home, '/api/account/sessions');
    expect([response.status, cookieOf(response)]).toEqual([204, expect.stringMatching(/session_token=$/)]);
    const left = [home, library, eve].map(member => isSignedIn(server, member));
    expect(await Promise.all(left)).toEqual([false, false, true]);
  });
});

const activityOf = async (server: TestServer, { headers }: Pick<Member, 'headers'>) =>
  (await (await server.get('/api/account/activity', headers)).json()) as ActivityResponse;
const kindsOf = async (server: TestServer, member: Pick<Member, 'headers'>) =>
  (await activityOf(server, member)).map(({ kind }) => kind);
const signIn = (server: TestServer, password = PASSWORD, email = EMAIL) =>
  server.post('/api/auth/sign-in/email', { email, password });
const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? '';

describe('what happened to an account', () => {
  test('is told to its owner: when, what, from which network and browser (specification 28.48)', async () => {
    const server = await serverForThisTest({ environment: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
    const ada = await memberOf(server, EMAIL, { ...FIREFOX, 'X-Forwarded-For': '203.0.113.77' });
    await memberOf(server, 'eve@example.org', { 'X-Forwarded-For': '2001:db8:1:2:3::4' });
    const [event, ...others] = await activityOf(server, ada);
    expect(others).toEqual([]);
    expect(event).toEqual({
      id: expect.any(Number),
      kind: 'signed-in',
      at: expect.stringMatching(/^20.*Z$/),
      network: '203.0.113.0/24',
      device: 'Firefox on Windows',
    });
    const kept = await server.deps.db.select().from(securityEvents);
    expect(kept.map(({ network }) => network)).toEqual(['203.0.113.0/24', '2001:db8:1::/48']);
  });

  test('names failed and good sign-ins, sign-outs and ended sessions, newest first (specification 28.48)', async () => {
    const { server, home, library } = await signedInTwice();
    expect((await signIn(server, 'wrong password', ' ADA@example.org ')).status).toBe(401);
    await server.post('/api/auth/sign-out', {}, library.headers);
    await server.post('/api/auth/sign-out', {}, library.headers);
    await memberOf(server, EMAIL);
    const [, other] = await sessionsOf(server, home);
    await remove(server, home, `/api/account/sessions/${other?.id}`);
    await remove(server, home, `/api/account/sessions/${other?.id}`);
    await remove(server, home, '/api/account/sessions');
    const again = await memberOf(server, EMAIL);
    expect(await kindsOf(server, again)).toEqual([
      'signed-in',
      'signed-out-everywhere',
      'session-ended',
      'signed-in',
      'signed-out',
      'sign-in-failed',
      'signed-in',
      'signed-in',
    ]);
  });

  test('names a confirmed address and a new password, with browser and network (specification 28.48)', async () => {
    const server = await serverForThisTest();
    await memberOf(server, EMAIL);
    await expect.poll(() => server.mails.length).toBeGreaterThan(0);
    const confirm = new URL(server.mails[0]?.link ?? '');
    await fetch(`${server.url}${confirm.pathname}${confirm.search}`, {
      redirect: 'manual',
      headers: FIREFOX,
    });
    await server.post('/api/auth/request-password-reset', { email: EMAIL });
    await expect.poll(() => server.mails.at(-1)?.subject).toBe('Set a new password');
    const change = { token: tokenIn(server.mails.at(-1)?.link), newPassword: 'battery staple' };
    expect((await server.post('/api/auth/reset-password', change, FIREFOX)).status).toBe(204);
    const headers = { Cookie: cookieOf(await signIn(server, 'battery staple')) };
    const place = { network: '127.0.0.0/24', device: 'Firefox on Windows' };
    expect(await activityOf(server, { headers })).toMatchObject([
      { kind: 'signed-in' },
      { kind: 'password-reset', ...place },
      { kind: 'email-confirmed', ...place },
      { kind: 'signed-in' },
    ]);
  });

  test('of an address without an account nothing is noted, whatever is typed (specification 28.48)', async () => {
    const server = await serverForThisTest();
    for (const email of ['nobody@example.org', 'x\u0000@example.org', '%'])
      expect((await signIn(server, PASSWORD, email)).status).toBe(401);
    expect(await server.deps.db.$count(securityEvents)).toBe(0);
  });

  test('is shown as far as the latest 20, and whole in the export (specification 28.48)', async () => {
    const server = await serverForThisTest();
    const ada = await memberOf(server, EMAIL);
    const noted = { userId: ada.id, kind: 'sign-in-failed' } as const;
    await server.deps.db.insert(securityEvents).values(Array.from({ length: 25 }, () => noted));
    expect(await activityOf(server, ada)).toHaveLength(20);
    const everything = await (await server.get('/api/account/export', ada.headers)).json();
    expect(everything.activity).toHaveLength(26);
  });

  test('goes with the account; what stays says that one was deleted, and not whose (specification 28.48)', async () => {
    const { server, home } = await signedInTwice();
    const eve = await memberOf(server, 'eve@example.org');
    const response = await fetch(`${server.url}/api/account`, {
      method: 'DELETE',
      headers: { ...home.headers, ...FIREFOX, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    expect(response.status).toBe(204);
    const kept = await server.deps.db.select().from(securityEvents).orderBy(securityEvents.id);
    expect(kept).toMatchObject([
      { userId: eve.id, kind: 'signed-in' },
      { userId: null, kind: 'account-deleted', network: '', device: '' },
    ]);
    expect(await kindsOf(server, eve)).toEqual(['signed-in']);
  });
});
