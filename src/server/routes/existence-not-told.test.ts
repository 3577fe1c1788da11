import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openAccounts } from '#server/accounts/accounts.ts';
import { atLeast, inTurn } from '#server/accounts/at-least.ts';
import { Background } from '#server/accounts/background.ts';
import { Line } from '#server/accounts/line.ts';
import { memberOf, PASSWORD } from '#server/accounts/member.fixture.ts';
import { databaseForThisTest } from '../../../tests/database/fresh-database.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

test('a server answers what might tell whether an account exists no sooner than after 400 ms', async () => {
  const { settings, logger } = (await serverForThisTest()).deps;
  const mailer = { send: async () => {}, forget: async () => {}, close: () => {} };
  const secret = 'a secret of the tests, long enough';
  const accounts = await openAccounts({
    settings,
    db: await databaseForThisTest(),
    mailer,
    background: new Background(logger),
    secret,
    now: Date.now,
  });
  expect(accounts.floorMs).toBe(400);
});

test('work that is done, or fails, before its time is answered when the time is over', async () => {
  const told: string[] = [];
  const clock = sleep(20).then(() => told.push('the time is over'));
  await Promise.all([
    clock,
    atLeast(20, async () => 'done').then(answer => told.push(answer)),
    atLeast(20, () => Promise.reject(new Error('failed'))).catch(({ message }) => told.push(message)),
  ]);
  expect(told).toEqual(['the time is over', 'done', 'failed']);
});

test('work that takes longer is answered at the end of a later such time (specification 28.45)', async () => {
  const told: string[] = [];
  const clock = sleep(50)
    .then(() => sleep(50))
    .then(() => told.push('two times are over'));
  await Promise.all([clock, atLeast(50, () => sleep(60, 'done')).then(answer => told.push(answer))]);
  expect(told).toEqual(['two times are over', 'done']);
});

test('the time begins with the turn, and the next has theirs when the work is done (specification 28.45)', async () => {
  const line = new Line(1, 1);
  const told: string[] = [];
  const turn = (who: string) =>
    inTurn({ line, floorMs: 300 }, async () => told.push(`${who} works`)).then(() =>
      told.push(`${who} hears`),
    );
  await Promise.all([turn('one'), turn('other')]);
  expect(told).toEqual(['one works', 'other works', 'one hears', 'other hears']);
});

test.each([
  ['registering', 'POST', '/api/auth/sign-up/email', { email: 'eve@example.org', password: PASSWORD }],
  ['signing in', 'POST', '/api/auth/sign-in/email', { email: 'eve@example.org', password: PASSWORD }],
  ['asking for a new password', 'POST', '/api/auth/request-password-reset', { email: 'eve@example.org' }],
  ['deleting the account', 'DELETE', '/api/account', { password: 'wrong password' }],
])('%s takes its time', async (_, method, path, body) => {
  let asked = 0;
  const server = await serverForThisTest({
    change: deps => ({
      ...deps,
      accounts: {
        ...deps.accounts,
        get floorMs() {
          asked += 1;
          return 0;
        },
      },
    }),
  });
  const { headers } = await memberOf(server, 'ada@example.org');
  asked = 0;
  await fetch(server.url + path, {
    method,
    body: JSON.stringify(body),
    headers: { ...headers, 'Content-Type': 'application/json' },
  });
  expect(asked).toBe(1);
});
