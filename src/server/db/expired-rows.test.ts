import { expect, test } from 'vitest';
import { memberOf } from '#server/accounts/member.fixture.ts';
import { deleteExpiredRows } from '#server/db/expired-rows.ts';
import { sessions, verifications } from '#server/db/tables/accounts.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

test('what has run out is swept, by the settings, and nothing else (specification 28.49)', async () => {
  const environment = { SESSION_MAX_DAYS: '10', SECURITY_EVENTS_DAYS: '20' };
  const { deps, ...server } = await serverForThisTest({ environment });
  const { db, settings } = deps;
  const { id: userId, headers } = await memberOf({ deps, ...server }, 'ada@example.org');
  await db.delete(securityEvents);
  const session = (id: string, created: number, expires: number) =>
    ({ id, token: id, userId, createdAt: ago(created), expiresAt: ago(expires) }) as const;
  await db
    .insert(sessions)
    .values([session('unused', 8, 1), session('too old', 10.1, -5), session('used', 9.9, -5)]);
  await db
    .insert(securityEvents)
    .values([19.9, 20.1].map(days => ({ userId, kind: 'signed-in' as const, at: ago(days) })));
  const link = (id: string, days: number) => ({ id, identifier: id, value: userId, expiresAt: ago(days) });
  await db.insert(verifications).values([link('old', 0.1), link('new', -0.1)]);
  await deleteExpiredRows(db, settings);
  const left = await db.select().from(sessions);
  expect(left.map(({ id }) => id)).toContain('used');
  expect(left).toHaveLength(2);
  expect(await db.select().from(verifications)).toMatchObject([{ id: 'new' }]);
  expect(await db.$count(securityEvents)).toBe(1);
  expect(await (await server.get('/api/session', headers)).json()).not.toBeNull();
});
