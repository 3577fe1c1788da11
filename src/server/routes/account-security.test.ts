import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { SessionsResponse } from '#contract/account-security.ts';
import { cookieOf, FIREFOX, type Member, memberOf } from '#server/accounts/member.fixture.ts';
import { sessions } from '#server/db/tables/accounts.ts';
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
  test('is a list of this session and the others, without what would open them (specification 28.54)', async () => {
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

  test('leaves out what has ended, by either rule (specification 28.54, 28.55)', async () => {
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

  test('tells the last use of each to ten minutes (specification 28.54)', async () => {
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

  test('is not told to a bearer token: it has no cookie (specification 28.54)', async () => {
    const { server, home } = await signedInTwice();
    const { token } = await (await server.get('/api/auth/token', home.headers)).json();
    const response = await server.get('/api/account/sessions', { Authorization: `Bearer ${token}` });
    expect(response.status).toBe(401);
  });
});

describe('ending sessions', () => {
  test('one ends, the others go on; ended twice is ended once (specification 28.54)', async () => {
    const { server, home, library } = await signedInTwice();
    const [, other] = await sessionsOf(server, home);
    for (const status of [204, 204])
      expect((await remove(server, home, `/api/account/sessions/${other?.id}`)).status).toBe(status);
    expect([await isSignedIn(server, home), await isSignedIn(server, library)]).toEqual([true, false]);
  });

  test('everywhere ends all, this one too, and takes its cookie (specification 28.54)', async () => {
    const { server, home, library } = await signedInTwice();
    const eve = await memberOf(server, 'eve@example.org');
    const response = await remove(server, home, '/api/account/sessions');
    expect([response.status, cookieOf(response)]).toEqual([204, expect.stringMatching(/session_token=;/)]);
    const left = [home, library, eve].map(member => isSignedIn(server, member));
    expect(await Promise.all(left)).toEqual([false, false, true]);
  });
});
