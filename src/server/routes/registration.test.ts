import { describe, expect, test } from 'vitest';
import { Line } from '#server/accounts/line.ts';
import { memberOf, PASSWORD } from '#server/accounts/member.fixture.ts';
import { users, verifications } from '#server/db/tables/accounts.ts';
import { serverForThisTest, type TestServer } from '../../../tests/database/test-server.ts';

const register = (server: TestServer, email: string, password = PASSWORD) =>
  server.post('/api/auth/sign-up/email', { email, password });
const signIn = (server: TestServer, email: string, password: string) =>
  server.post('/api/auth/sign-in/email', { email, password });
const tokenIn = (link = '') => new URL(link).searchParams.get('token') ?? '';
const mailsTo = (server: TestServer, email: string) =>
  expect.poll(() => server.mails.filter(({ to }) => to === email).map(({ subject }) => subject));

describe('registering', () => {
  test('sends a verification mail, and one may sign in at once', async () => {
    const server = await serverForThisTest({ environment: { APP_URL: 'https://anamnesis.example.org/' } });
    expect((await register(server, 'ada@example.org')).status).toBe(204);
    await mailsTo(server, 'ada@example.org').toEqual(['Confirm your e-mail address']);
    expect(server.mails[0]?.link).toMatch(
      /^https:\/\/anamnesis\.example\.org\/api\/auth\/verify-email\?token=/,
    );
    expect((await signIn(server, 'ada@example.org', PASSWORD)).status).toBe(200);
  });

  test('the link in the mail confirms the address and leads to the sign-in page', async () => {
    const server = await serverForThisTest();
    const { headers } = await memberOf(server, 'ada@example.org');
    const path = server.mails[0]?.link.replace(/^https?:\/\/[^/]+/, '') ?? '';
    const response = await fetch(server.url + path, { redirect: 'manual', headers });
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/\/login\?verified=yes$/);
    const { account } = await (await server.get('/api/session', headers)).json();
    expect(account.emailVerified).toBe(true);
  });

  test('confirming ends every session but that of the browser that confirms (specification 25.21)', async () => {
    const server = await serverForThisTest();
    const stranger = await memberOf(server, 'ada@example.org');
    const owner = await memberOf(server, 'ada@example.org');
    const path = server.mails[0]?.link.replace(/^https?:\/\/[^/]+/, '') ?? '';
    const confirm = () => fetch(server.url + path, { redirect: 'manual', headers: owner.headers });
    const isSignedIn = async ({ headers }: typeof owner) =>
      (await (await server.get('/api/session', headers)).json()) !== null;
    expect((await confirm()).headers.get('Location')).toMatch(/verified=yes$/);
    expect([await isSignedIn(stranger), await isSignedIn(owner)]).toEqual([false, true]);
    const later = await memberOf(server, 'ada@example.org');
    await confirm();
    expect([await isSignedIn(later), await isSignedIn(owner)]).toEqual([true, true]);
  });

  test('a made-up link confirms nothing and leads nowhere else', async () => {
    const server = await serverForThisTest();
    const path = '/api/auth/verify-email?token=x&callbackURL=https://evil.example';
    const response = await fetch(server.url + path, { redirect: 'manual' });
    expect(response.headers.get('Location')).toMatch(/^http:\/\/localhost:0\/login\?verified=no$/);
  });

  test('with an address that has an account answers the same, changes nothing and tells only its owner', async () => {
    const server = await serverForThisTest();
    const first = await register(server, 'ada@example.org');
    const second = await register(server, 'ADA@example.org', 'another password');
    expect([second.status, await second.text(), second.headers.getSetCookie()]).toEqual([
      first.status,
      await first.text(),
      first.headers.getSetCookie(),
    ]);
    await mailsTo(server, 'ada@example.org').toEqual([
      'Confirm your e-mail address',
      'You already have an account',
    ]);
    expect((await signIn(server, 'ada@example.org', 'another password')).status).toBe(401);
    expect((await signIn(server, 'ada@example.org', PASSWORD)).status).toBe(200);
  });

  test('a hundred and twenty at once are all registered, and those with an account hear the same (specification 28.44)', async () => {
    const server = await serverForThisTest();
    const addresses = Array.from({ length: 120 }, (_, at) => `student${at}@example.org`);
    const known = addresses.slice(0, 20);
    await Promise.all(known.map(email => register(server, email)));
    const answers = await Promise.all(addresses.map(email => register(server, email)));
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([204]);
    expect(await server.deps.db.$count(users)).toBe(120);
  });

  test('beyond the longest line one is told when to ask again (specification 28.44)', async () => {
    const server = await serverForThisTest({
      change: deps => ({ ...deps, accounts: { ...deps.accounts, line: new Line(1, 0) } }),
    });
    const two = ['ada@example.org', 'eve@example.org'].map(email => register(server, email));
    const refused = (await Promise.all(two)).find(({ status }) => status === 503);
    expect(refused?.headers.get('Retry-After')).toBe('5');
    expect(await refused?.json()).toMatchObject({ error: { message: 'Failed to create account' } });
    expect(await server.deps.db.$count(users)).toBe(1);
  });

  test('twice at once makes one account, and both hear the same', async () => {
    const server = await serverForThisTest();
    const answers = await Promise.all([1, 2, 3].map(() => register(server, 'ada@example.org')));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await signIn(server, 'ada@example.org', PASSWORD)).status).toBe(200);
  });

  test.each([
    ['', PASSWORD],
    ['not an address', PASSWORD],
    ['ada@example.org', '12345'],
    ['ada@example.org', 'x'.repeat(129)],
    [`${'a'.repeat(250)}@example.org`, PASSWORD],
  ])('%j with a password like %j is refused', async (email, password) => {
    const server = await serverForThisTest();
    expect((await register(server, email, password)).status).toBe(400);
    expect(server.mails).toEqual([]);
  });
});

describe('resetting the password', () => {
  const ask = (server: TestServer, email: string) =>
    server.post('/api/auth/request-password-reset', { email });

  test('the mailed link works once, ends every session, and the old password is no more', async () => {
    const server = await serverForThisTest();
    const { headers } = await memberOf(server, 'ada@example.org');
    await ask(server, 'ada@example.org');
    await mailsTo(server, 'ada@example.org').toContain('Set a new password');
    const token = tokenIn(server.mails.at(-1)?.link);
    const stored = JSON.stringify(await server.deps.db.select().from(verifications));
    expect(stored).not.toContain(token);
    const body = { token, newPassword: 'battery staple' };
    expect((await server.post('/api/auth/reset-password', { ...body, newPassword: 'short' })).status).toBe(
      400,
    );
    expect((await server.post('/api/auth/reset-password', body)).status).toBe(204);
    expect(await (await server.get('/api/session', headers)).json()).toBeNull();
    expect((await signIn(server, 'ada@example.org', PASSWORD)).status).toBe(401);
    expect((await signIn(server, 'ada@example.org', 'battery staple')).status).toBe(200);
    const again = await server.post('/api/auth/reset-password', body);
    expect(again.status).toBe(400);
    expect((await again.json()).error.message).toBe(
      'This link is no longer valid. Please ask for a new one.',
    );
  });

  test('with the newer link ends the older one too (specification 25.8)', async () => {
    const server = await serverForThisTest();
    await register(server, 'ada@example.org');
    for (const count of [1, 2]) {
      await ask(server, 'ada@example.org');
      const isReset = ({ subject }: { subject: string }) => subject === 'Set a new password';
      await expect.poll(() => server.mails.filter(isReset).length).toBe(count);
    }
    const [older, newer] = server.mails.slice(-2).map(({ link }) => tokenIn(link));
    const reset = async (token: string | undefined) =>
      (await server.post('/api/auth/reset-password', { token, newPassword: 'battery staple' })).status;
    expect([await reset(newer), await reset(older)]).toEqual([204, 400]);
  });

  test('answers the same for an address without an account, to which no mail goes', async () => {
    const server = await serverForThisTest();
    await register(server, 'ada@example.org');
    const [known, unknown] = [await ask(server, 'ada@example.org'), await ask(server, 'nobody@example.org')];
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    await mailsTo(server, 'ada@example.org').toContain('Set a new password');
    expect(server.mails.some(({ to }) => to === 'nobody@example.org')).toBe(false);
  });

  test('the sixth mail to one address within ten minutes has to wait, whether it has an account or not', async () => {
    const server = await serverForThisTest();
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async () => (await ask(server, 'nobody@example.org')).status),
    );
    expect(statuses.sort()).toEqual([204, 204, 204, 204, 204, 429]);
  });

  test('a mail server that is down is told to nobody but the log, and the log names no address', async () => {
    const server = await serverForThisTest({ mailIsDown: true });
    expect((await register(server, 'ada@example.org')).status).toBe(204);
    expect((await ask(server, 'ada@example.org')).status).toBe(204);
    await expect.poll(() => server.log.some(({ msg }) => msg === 'a mail was not sent')).toBe(true);
    expect(JSON.stringify(server.log)).not.toContain('ada@');
  });
});
