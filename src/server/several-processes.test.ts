import { expect, test } from 'vitest';
import { memberOf } from '#server/accounts/member.fixture.ts';
import { secondsToWait } from '#server/db/count-request.ts';
import { openDatabase } from '#server/db/database.ts';
import { freshDatabase, newDatabase } from '../../tests/database/fresh-database.ts';
import { serverForThisTest } from '../../tests/database/test-server.ts';

async function twoServers() {
  const connection = await newDatabase();
  const open = () => serverForThisTest({ db: openDatabase(connection, () => {}) });
  return [await open(), await open()] as const;
}

test('a session made by one server is valid in the other, and ends in both', async () => {
  const [one, other] = await twoServers();
  const { headers, email } = await memberOf(one, 'ada@example.org');
  expect(await (await other.get('/api/session', headers)).json()).toMatchObject({ account: { email } });
  const { token } = await (await other.get('/api/auth/token', headers)).json();
  const bearer = { Authorization: `Bearer ${token}` };
  expect((await one.get('/api/histories', bearer)).status).toBe(200);
  await other.post('/api/auth/sign-out', {}, headers);
  expect((await one.get('/api/histories', headers)).status).toBe(401);
  expect((await one.get('/api/histories', bearer)).status).toBe(401);
});

test('rate limits are shared: what is asked of one server counts for the other', async () => {
  const servers = await twoServers();
  const ask = (at: number) =>
    servers[at % 2 === 0 ? 0 : 1].post('/api/auth/request-password-reset', { email: 'a@example.org' });
  const answers = await Promise.all(Array.from({ length: 9 }, (_, at) => ask(at)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('a limit lets exactly its number through, however many count at once, and anew in the next window', async () => {
  const db = await freshDatabase();
  const limit = { requests: 7, windowMs: 60_000 };
  // Who waits for another is the rare case, so there are many keys for it.
  for (const key of Array.from({ length: 20 }, (_, place) => `a${place}`)) {
    const waits = await Promise.all(Array.from({ length: 40 }, () => secondsToWait(db, key, limit)));
    expect(waits.filter(wait => wait === 0)).toHaveLength(7);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  }
  expect(await secondsToWait(db, 'b', limit)).toBe(0);
  const blink = { requests: 1, windowMs: 1 };
  await secondsToWait(db, 'c', blink);
  await expect.poll(() => secondsToWait(db, 'c', blink)).toBe(0);
  await db.$client.end();
});

test('a server with another secret than the database was set up with says so instead of starting', async () => {
  const [one] = await twoServers();
  const { openAccounts } = await import('#server/accounts/accounts.ts');
  const { Background } = await import('#server/accounts/background.ts');
  const { db, settings, logger } = one.deps;
  const mailer = { send: async () => {}, forget: async () => {}, close: () => {} };
  const background = new Background(logger);
  const secret = 'another secret, also long enough to be one';
  const opening = openAccounts({ db, settings, mailer, background, secret, now: Date.now });
  await expect(opening).rejects.toThrow(/^AUTH_SECRET is not the one this database was set up with/);
});
