import { decodeJwt, decodeProtectedHeader, errors, importJWK, type JSONWebKeySet, jwtVerify } from 'jose';
import { keySet } from '#server/accounts/key-set.ts';
import { ApiError } from '#server/http/api-error.ts';

/** The one algorithm we sign with; a token that asks for another, or for none, is refused before anything else. */
const ALGORITHM = 'EdDSA';

/** What is wrong with a token, in the specified words and order (specification 25.19). */
const REFUSALS = {
  malformed: 'Invalid JWT',
  missing_exp: 'Missing exp claim',
  expired_jwt: 'JWT has expired',
  invalid_alg: 'Invalid alg claim',
  empty_key_set: 'The key set is empty',
  no_matching_key: 'No matching signing key',
  invalid_signature: 'Invalid JWT signature',
} as const;

type BearerOptions = {
  readonly readKeys: () => Promise<JSONWebKeySet>;
  readonly now: () => number;
  /** Who issues the tokens, and for whom: the application's own address. */
  readonly issuer: string;
};

function refusal(code: keyof typeof REFUSALS): ApiError {
  return new ApiError(401, code, REFUSALS[code], { 'WWW-Authenticate': 'Bearer error="invalid_token"' });
}

function decoded(token: string) {
  try {
    return { header: decodeProtectedHeader(token), claims: decodeJwt(token) };
  } catch {
    throw refusal('malformed');
  }
}

function asRefusal(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw refusal('expired_jwt');
  throw refusal('invalid_signature');
}

/** Checks a bearer token and tells the session it belongs to. Throws an `ApiError` 401 for each thing that can be wrong. */
export function bearerTokens({ readKeys, now, issuer }: BearerOptions) {
  const find = keySet({ read: readKeys, now });
  return async (token: string): Promise<string> => {
    const { header, claims } = decoded(token);
    if (claims.exp === undefined) throw refusal('missing_exp');
    if (claims.exp * 1000 <= now()) throw refusal('expired_jwt');
    if (header.alg !== ALGORITHM) throw refusal('invalid_alg');
    const { isEmpty, key } = await find(header.kid);
    if (isEmpty) throw refusal('empty_key_set');
    if (!key) throw refusal('no_matching_key');
    const currentDate = new Date(now());
    const rules = { algorithms: [ALGORITHM], issuer, audience: issuer, currentDate };
    const { payload } = await jwtVerify(token, await importJWK(key, ALGORITHM), rules).catch(asRefusal);
    if (typeof payload.sid !== 'string') throw refusal('malformed');
    return payload.sid;
  };
}
