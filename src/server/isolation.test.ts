import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Member, memberOf } from '#server/accounts/member.fixture.ts';
import { sessions } from '#server/db/tables/accounts.ts';
import { expectUntouched, SECRET, world } from '#server/private-things.fixture.ts';
import type { TestServer } from '../../tests/database/test-server.ts';

describe('nobody gets at what belongs to somebody else', () => {
  test('another account sees and changes nothing, by whatever address or id', async () => {
    const { server, ada, calls, call } = await world();
    const eve = await memberOf(server, 'eve@example.org');
    for (const one of calls) {
      const response = await call(one, eve.headers);
      const text = await response.text();
      expect(text, one.path).not.toContain(SECRET);
      expect(text, one.path).not.toContain('secret');
      expect(text, one.path).not.toContain(ada.email);
      const isAdas = /\/(histories|files)\/./.test(one.path);
      if (isAdas) expect(response.status, one.path).toBeGreaterThanOrEqual(403);
    }
    await expectUntouched({ server, ada });
  });

  test('a history of another reads exactly as one that never was', async () => {
    const { server, calls, call } = await world();
    const eve = await memberOf(server, 'eve@example.org');
    const [, , , theirs] = calls;
    const never = { method: 'GET', path: '/api/histories/00000000-0000-4000-8000-000000000000' };
    const answers = [await call(theirs ?? never, eve.headers), await call(never, eve.headers)];
    const [one, other] = await Promise.all(answers.map(async a => [a.status, await a.json()]));
    expect(one).toEqual([404, { error: { message: 'History not found', code: 'not_found' } }]);
    expect(one).toEqual(other);
  });

  test.each([
    ['nobody at all', async () => ({})],
    [
      'a tampered cookie',
      async (_: TestServer, ada: Member) => ({
        Cookie: ada.cookie.replace(/=(.)/, (_, sign) => `=${sign === 'x' ? 'y' : 'x'}`),
      }),
    ],
    [
      "a cookie with another session's token and this one's signature",
      async (server: TestServer, ada: Member) => {
        const eve = await memberOf(server, 'eve@example.org');
        return { Cookie: `${ada.cookie.split('.').slice(0, 2).join('.')}.${eve.cookie.split('.').at(-1)}` };
      },
    ],
    [
      'a session that has run out',
      async (server: TestServer, ada: Member) => {
        const rest = await server.deps.db.select().from(sessions).where(eq(sessions.userId, ada.id));
        const old = await server.post('/api/auth/sign-in/email', {
          email: ada.email,
          password: 'correct horse',
        });
        const ids = rest.map(({ id }) => id);
        const all = await server.deps.db.select().from(sessions);
        const fresh = all.find(({ id }) => !ids.includes(id));
        const expiresAt = new Date(Date.now() - 1000);
        await server.deps.db
          .update(sessions)
          .set({ expiresAt })
          .where(eq(sessions.id, fresh?.id ?? ''));
        return { Cookie: old.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
      },
    ],
  ] as const)('%s is told to sign in', async (_, headersOf) => {
    const { server, ada, calls, call } = await world();
    const headers: Record<string, string> = await headersOf(server, ada);
    for (const one of calls) {
      const response = await call(one, headers);
      const isFile = one.path.startsWith('/api/files/');
      expect(response.status, `${one.method} ${one.path}`).toBe(isFile ? 403 : 401);
      expect(await response.text()).not.toMatch(/secret/i);
    }
    await expectUntouched({ server, ada });
  });

  test('every address that asks for a session is among those tried above', async () => {
    const { server, calls } = await world();
    const { paths } = await (await server.get('/api/openapi.json')).json();
    const asking = Object.entries(paths as Record<string, Record<string, { responses: object }>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods)
          .filter(([, { responses }]) => '401' in responses)
          .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    const tried = calls.map(
      ({ method, path }) =>
        `${method} ${path.replace(/\?.*/, '').replace(/\/(histories|sessions)\/.+/, '/$1/{id}')}`,
    );
    const open = ['GET /api/session', 'POST /api/auth/sign-in/email'];
    expect(asking.filter(address => !tried.includes(address) && !open.includes(address))).toEqual([]);
  });
});
