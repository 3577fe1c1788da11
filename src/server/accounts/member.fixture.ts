import type { TestServer } from '../../../tests/database/test-server.ts';

export const PASSWORD = 'correct horse';

/** What a browser sends of itself. */
export const FIREFOX = {
  'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** The cookie of this name, the session's unless said, as a browser would send it back. */
export function cookieOf(
  response: Response,
  name: 'session_token' | 'guest' | 'browser' = 'session_token',
): string {
  const cookies = response.headers.getSetCookie().map(cookie => cookie.split(';')[0] ?? '');
  return cookies.find(cookie => cookie.includes(`anamnesis.${name}=`)) ?? '';
}

/** Registers and signs in somebody; answers how their requests look. */
export async function memberOf(server: TestServer, email: string, browser: Record<string, string> = {}) {
  const body = { email, password: PASSWORD };
  await server.post('/api/auth/sign-up/email', body);
  const response = await server.post('/api/auth/sign-in/email', body, browser);
  const cookie = cookieOf(response);
  const { account } = (await response.json()) as { account: { id: string } };
  return { id: account.id, email, cookie, headers: { Cookie: cookie } };
}

export type Member = Awaited<ReturnType<typeof memberOf>>;
