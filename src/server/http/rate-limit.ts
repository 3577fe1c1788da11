import { createHash } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { type RateLimit, secondsToWait } from '#server/db/count-request.ts';
import type { Database } from '#server/db/database.ts';
import { ApiError } from '#server/http/api-error.ts';
import { clientAddress, limitKey } from '#server/http/client-address.ts';
import type { Environment } from '#server/http/environment.ts';
import type { Settings } from '#server/settings.ts';

export type LimitDeps = {
  readonly db: Database;
  readonly settings: Pick<Settings, 'trustedProxies'>;
};

/** What is limited, and how much. */
export type NamedLimit = RateLimit & { readonly name: string };

/** Counts a request of whoever `who` names, an address or an account. Throws `ApiError` 429 beyond the limit. */
export async function countRequest(db: Database, limit: NamedLimit, who: string): Promise<void> {
  const key = createHash('sha256').update(`${limit.name}\n${who}`).digest('base64url');
  const wait = await secondsToWait(db, key, limit);
  if (wait === 0) return;
  const message = 'Too many requests. Please wait a moment and try again.';
  throw new ApiError(429, 'too_many_requests', message, { 'Retry-After': String(wait) });
}

/** Refuses a client's requests beyond the limit, counted by network address over all server processes. */
export function rateLimit(limit: NamedLimit, { db, settings }: LimitDeps): MiddlewareHandler<Environment> {
  const addressOf = clientAddress(settings.trustedProxies);
  return async (c: Context<Environment>, next) => {
    const socketAddress = getConnInfo(c).remote.address ?? '';
    const address = addressOf(socketAddress, c.req.header('X-Forwarded-For'));
    await countRequest(db, limit, limitKey(address));
    return next();
  };
}
