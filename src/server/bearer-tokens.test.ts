import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '#server/accounts/member.fixture.ts';
import { signingKeys } from '#server/db/tables/accounts.ts';
import { expectUntouched, world } from '#server/private-things.fixture.ts';
import type { TestServer } from '../../tests/database/test-server.ts';

async function bearerOf(server: TestServer, member: Member): Promise<string> {
  return (await (await server.get('/api/auth/token', member.headers)).json()).token;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());

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
    const response = await server.get('/api/histories', { Authorization: `Bearer ${token}` });
    expect(response.status).toBe(401);
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
      const response = await call(one, { Authorization: `Bearer ${token}` });
      expect(response.status, one.path).toBe(401);
      expect(await response.json()).toEqual({ error: { code, message } });
    }
    await expectUntouched({ server, ada });
  });

  test('is refused when there is no key at all', async () => {
    const { server, ada } = await world();
    const token = await bearerOf(server, ada);
    await server.deps.db.delete(signingKeys);
    const response = await server.get('/api/histories', { Authorization: `Bearer ${token}` });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { code: expect.stringMatching(/key/) } });
  });
});
