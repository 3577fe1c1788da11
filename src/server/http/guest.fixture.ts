import { cookieOf } from '#server/accounts/member.fixture.ts';
import type { TestServer } from '#tests/database/test-server.ts';

/** A browser that has opened a page: known from the next behind the same address. */
export async function guestOf({ get }: Pick<TestServer, 'get'>) {
  return { Cookie: cookieOf(await get('/api/session'), 'guest') };
}
