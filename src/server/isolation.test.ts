import { eq } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Member, memberOf } from '#server/accounts/member.fixture.ts';
import { sessions, signingKeys } from '#server/db/tables/accounts.ts';
import { serverForThisTest, type TestServer } from '../../tests/database/test-server.ts';

const SECRET = 'Morbus Secretus';
const document = { structuredSummary: { ChiefComplaint: SECRET }, patientInfo: { name: SECRET } };
const PDF = new Uint8Array(Buffer.from('%PDF-secret'));

type Call = { readonly method: string; readonly path: string; readonly body?: unknown };

/** Every address that leads to something of an account; a test below sees to it that none is forgotten. */
function personalCalls(history: string, owner: string): Call[] {
  const changed = { title: 'Stolen', patient_data: document, updated_at: new Date().toISOString() };
  return [
    { method: 'GET', path: '/api/histories' },
    { method: 'GET', path: `/api/histories?search=${encodeURIComponent(SECRET)}` },
    { method: 'POST', path: '/api/histories', body: { title: 'Mine', patient_data: {} } },
    { method: 'GET', path: `/api/histories/${history}` },
    { method: 'PUT', path: `/api/histories/${history}`, body: changed },
    { method: 'DELETE', path: `/api/histories/${history}` },
    { method: 'GET', path: '/api/account/export' },
    { method: 'PUT', path: '/api/account', body: { fullName: 'Mallory', username: '' } },
    { method: 'DELETE', path: '/api/account', body: { password: 'not the password' } },
    { method: 'POST', path: '/api/account/verification' },
    { method: 'GET', path: '/api/auth/token' },
    { method: 'GET', path: `/api/files/clinical-summaries/${owner}/clinical_summary_1.pdf` },
  ];
}

async function world() {
  const server = await serverForThisTest();
  const ada = await memberOf(server, 'ada@example.org');
  const saved = await server.post('/api/histories', { title: SECRET, patient_data: document }, ada.headers);
  const { id } = (await saved.json()) as { id: string };
  await server.deps.files.put(`clinical-summaries/${ada.id}/clinical_summary_1.pdf`, PDF);
  const call = ({ method, path, body }: Call, headers: Record<string, string>) =>
    fetch(server.url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { server, ada, calls: personalCalls(id, ada.id), call };
}

/** What belongs to Ada is as it was. */
async function expectUntouched({ server, ada }: { server: TestServer; ada: Member }) {
  const list = await (await server.get('/api/histories', ada.headers)).json();
  expect(list).toMatchObject({ all: 1, items: [{ title: SECRET }] });
  const { account } = await (await server.get('/api/session', ada.headers)).json();
  expect(account).toMatchObject({ email: ada.email, fullName: '' });
}

async function bearerOf(server: TestServer, member: Member): Promise<string> {
  return (await (await server.get('/api/auth/token', member.headers)).json()).token;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

describe('nobody gets at what belongs to somebody else', () => {
  test('another account sees and changes nothing, by whatever address or id', async () => {
    const { server, ada, calls, call } = await world();
    const eve = await memberOf(server, 'eve@example.org');
    for (const one of calls) {
      const answer = await call(one, eve.headers);
      const text = await answer.text();
      expect(text, one.path).not.toContain(SECRET);
      expect(text, one.path).not.toContain('secret');
      expect(text, one.path).not.toContain(ada.email);
      const isAdas = /\/(histories|files)\/./.test(one.path);
      if (isAdas) expect(answer.status, one.path).toBeGreaterThanOrEqual(403);
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
      const answer = await call(one, headers);
      const isFile = one.path.startsWith('/api/files/');
      expect(answer.status, `${one.method} ${one.path}`).toBe(isFile ? 403 : 401);
      expect(await answer.text()).not.toMatch(/secret/i);
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
        `${method} ${path.replace(/\?.*/, '').replace(/\/histories\/.+/, '/histories/{id}')}`,
    );
    const open = ['GET /api/session', 'POST /api/auth/sign-in/email'];
    expect(asking.filter(address => !tried.includes(address) && !open.includes(address))).toEqual([]);
  });
});

describe('a bearer token', () => {
  test('opens what its account may see, and the published keys check it', async () => {
    const { server, ada, calls, call } = await world();
    const token = await bearerOf(server, ada);
    const headers = { Authorization: `Bearer ${token}` };
    const list = await call(calls[0] ?? { method: 'GET', path: '' }, headers);
    expect(await list.json()).toMatchObject({ all: 1 });
    const file = await server.get(`/api/files/clinical-summaries/${ada.id}/clinical_summary_1.pdf`, headers);
    expect(file.status).toBe(200);
    const keys = await server.get('/api/auth/jwks');
    expect(keys.headers.get('Cache-Control')).toBe('public, max-age=600');
    const published = (await keys.json()).keys as { kid: string; d?: string }[];
    expect(published.map(({ kid }) => kid)).toContain(headerOf(token).kid);
    expect(JSON.stringify(published)).not.toContain('"d"');
  });

  test('ends with the session it was made for', async () => {
    const { server, ada } = await world();
    const token = await bearerOf(server, ada);
    await server.post('/api/auth/sign-out', {}, ada.headers);
    const answer = await server.get('/api/histories', { Authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
  });

  let foreign: CryptoKey;
  beforeAll(async () => {
    foreign = (await generateKeyPair('EdDSA')).privateKey;
  });

  type Forge = (token: string, server: TestServer) => Promise<string> | string;
  const signed = (claims: object, header: object) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(foreign);
  const FORGERIES: readonly (readonly [string, string, string, Forge])[] = [
    [
      'no exp',
      'missing_exp',
      'Missing exp claim',
      t => signed({ ...claimsOf(t), exp: undefined }, headerOf(t)),
    ],
    ['a past exp', 'expired_jwt', 'JWT has expired', t => signed({ ...claimsOf(t), exp: 1 }, headerOf(t))],
    ['alg none', 'invalid_alg', 'Invalid alg claim', t => new UnsecuredJWT(claimsOf(t)).encode()],
    [
      'alg HS256 with the public key as secret',
      'invalid_alg',
      'Invalid alg claim',
      async (token, server) => {
        const { keys } = await (await server.get('/api/auth/jwks')).json();
        const secret = new TextEncoder().encode(JSON.stringify(keys[0]));
        const header = { alg: 'HS256', kid: headerOf(token).kid };
        return new SignJWT(claimsOf(token)).setProtectedHeader(header).sign(secret);
      },
    ],
    ['a wrong key', 'invalid_signature', 'Invalid JWT signature', t => signed(claimsOf(t), headerOf(t))],
    [
      'a key of its own in the header',
      'invalid_signature',
      'Invalid JWT signature',
      async t =>
        signed(claimsOf(t), {
          ...headerOf(t),
          jwk: await exportJWK((await generateKeyPair('EdDSA')).publicKey),
        }),
    ],
    [
      'changed claims',
      'invalid_signature',
      'Invalid JWT signature',
      t => {
        const claims = Buffer.from(JSON.stringify({ ...claimsOf(t), sid: 'x' })).toString('base64url');
        return t.replace(/\.[^.]+\./, `.${claims}.`);
      },
    ],
    ['an unknown key', 'no_matching_key', 'No matching signing key', t => signed(claimsOf(t), { kid: 'x' })],
    ['no form at all', 'malformed', 'Invalid JWT', () => 'abc.def.ghi'],
  ];

  test.each(FORGERIES)('with %s is refused as %s', async (_, code, message, forge) => {
    const { server, ada, calls, call } = await world();
    const token = await forge(await bearerOf(server, ada), server);
    for (const one of calls) {
      const answer = await call(one, { Authorization: `Bearer ${token}` });
      expect(answer.status, one.path).toBe(401);
      expect(await answer.json()).toEqual({ error: { code, message } });
    }
    await expectUntouched({ server, ada });
  });

  test('is refused when there is no key at all', async () => {
    const { server, ada } = await world();
    const token = await bearerOf(server, ada);
    await server.deps.db.delete(signingKeys);
    const answer = await server.get('/api/histories', { Authorization: `Bearer ${token}` });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: expect.stringMatching(/key/) } });
  });
});
