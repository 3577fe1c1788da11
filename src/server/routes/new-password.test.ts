import { describe, expect, test } from 'vitest';
import { cookieOf, FIREFOX, memberOf, PASSWORD } from '#server/accounts/member.fixture.ts';
import { serverForThisTest, type TestServer } from '../../../tests/database/test-server.ts';

const EMAIL = 'ada@example.org';
const NEW = 'battery staple';
const COMMON = 'This password is one of the most common. Please choose another.';
const ITS_ADDRESS = 'Password must not be the e-mail address';
const REPEATED = 'Password must not be one character repeated';
/** What nobody may choose, and why not. */
const REFUSED: readonly (readonly [string, string])[] = [
  ['Password1', COMMON],
  ['123456', COMMON],
  [EMAIL, ITS_ADDRESS],
  ['zzzzzzzz', REPEATED],
];

const register = (server: TestServer, password: string) =>
  server.post('/api/auth/sign-up/email', { email: EMAIL, password });
const signIn = (server: TestServer, password: string) =>
  server.post('/api/auth/sign-in/email', { email: EMAIL, password });
const messageOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message;

async function mailedToken(server: TestServer): Promise<string> {
  await server.post('/api/auth/request-password-reset', { email: EMAIL });
  await expect.poll(() => server.mails.at(-1)?.subject).toBe('Set a new password');
  return new URL(server.mails.at(-1)?.link ?? '').searchParams.get('token') ?? '';
}

describe('a password of one’s own choice', () => {
  test.each(REFUSED)('is not %j, when registering (specification 25.23)', async (password, message) => {
    const server = await serverForThisTest();
    const response = await register(server, password);
    expect([response.status, await messageOf(response)]).toEqual([400, message]);
    expect((await signIn(server, password)).status).toBe(401);
  });

  test('is none of them in a reset either, and the link goes on working (specification 25.23)', async () => {
    const server = await serverForThisTest();
    await register(server, PASSWORD);
    const token = await mailedToken(server);
    const reset = (newPassword: string) => server.post('/api/auth/reset-password', { token, newPassword });
    for (const [password, message] of REFUSED) expect(await messageOf(await reset(password))).toBe(message);
    expect((await reset(NEW)).status).toBe(204);
    await expect.poll(() => server.mails.at(-1)?.subject).toBe('Your password was changed');
  });

  test('has as many characters as the setting asks for, which anybody may read (specification 25.22)', async () => {
    const server = await serverForThisTest({ environment: { PASSWORD_MIN_LENGTH: '14' } });
    expect(await (await server.get('/api/auth/password-rules')).json()).toEqual({ least: 14 });
    const refused = await register(server, PASSWORD);
    expect(await messageOf(refused)).toBe('Password must be at least 14 characters');
    expect((await register(server, `${PASSWORD}!`)).status).toBe(204);
    const token = await mailedToken(server);
    const reset = await server.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(await messageOf(reset)).toBe('Password must be at least 14 characters');
  });

  test('has six characters where nothing is set (specification 25.4)', async () => {
    const server = await serverForThisTest();
    expect(await (await server.get('/api/auth/password-rules')).json()).toEqual({ least: 6 });
  });
});

describe('changing the password while signed in', () => {
  const change = (
    server: TestServer,
    headers: Record<string, string>,
    [currentPassword, newPassword]: readonly [string, string],
  ) => server.post('/api/account/password', { currentPassword, newPassword }, headers);

  test('ends every other session and every mailed link, is noted and mailed (specification 25.24)', async () => {
    const server = await serverForThisTest();
    const [here, elsewhere] = [await memberOf(server, EMAIL), await memberOf(server, EMAIL)];
    const token = await mailedToken(server);
    const headers = { ...here.headers, ...FIREFOX };
    expect((await change(server, headers, [PASSWORD, NEW])).status).toBe(204);
    const sessionOf = async (of: typeof here) => (await server.get('/api/session', of.headers)).json();
    expect(await sessionOf(here)).toMatchObject({ account: { email: EMAIL } });
    expect(await sessionOf(elsewhere)).toBeNull();
    expect((await signIn(server, PASSWORD)).status).toBe(401);
    expect((await signIn(server, NEW)).status).toBe(200);
    const old = await server.post('/api/auth/reset-password', { token, newPassword: 'staple battery' });
    expect(old.status).toBe(400);
    const activity = await (await server.get('/api/account/activity', here.headers)).json();
    const place = { network: '127.0.0.0/24', device: 'Firefox on Windows' };
    expect(activity).toContainEqual(expect.objectContaining({ kind: 'password-changed', ...place }));
    await expect.poll(() => server.mails.at(-1)?.subject).toBe('Your password was changed');
    expect(server.mails.at(-1)).toMatchObject({ to: EMAIL, link: 'http://localhost:0/reset-password' });
  });

  test('asks for the current one, and changes nothing without it (specification 25.24)', async () => {
    const server = await serverForThisTest();
    const [here, elsewhere] = [await memberOf(server, EMAIL), await memberOf(server, EMAIL)];
    const response = await change(server, here.headers, ['wrong password', NEW]);
    expect([response.status, await messageOf(response)]).toEqual([403, 'The current password is wrong']);
    expect(await (await server.get('/api/session', elsewhere.headers)).json()).not.toBeNull();
    expect((await signIn(server, PASSWORD)).status).toBe(200);
  });

  test('holds to the rules of a new password (specification 25.23)', async () => {
    const server = await serverForThisTest();
    const { headers } = await memberOf(server, EMAIL);
    for (const [password, message] of REFUSED)
      expect(await messageOf(await change(server, headers, [PASSWORD, password]))).toBe(message);
  });

  test('with a bearer token keeps the session the token belongs to (specification 25.24)', async () => {
    const server = await serverForThisTest();
    await register(server, PASSWORD);
    const cookie = { Cookie: cookieOf(await signIn(server, PASSWORD)) };
    const { token } = await (await server.get('/api/auth/token', cookie)).json();
    expect((await change(server, { Authorization: `Bearer ${token}` }, [PASSWORD, NEW])).status).toBe(204);
    expect(await (await server.get('/api/session', cookie)).json()).not.toBeNull();
  });
});
