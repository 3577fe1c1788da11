import { createHash } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { GuestCookies } from '#server/accounts/guest-cookie.ts';
import { type RateLimit, secondsToWait } from '#server/db/count-request.ts';
import type { Database } from '#server/db/database.ts';
import { ApiError } from '#server/http/api-error.ts';
import { clientAddress, limitKey } from '#server/http/client-address.ts';
import { countHere } from '#server/http/count-here.ts';
import type { Environment } from '#server/http/environment.ts';
import type { Settings } from '#server/settings.ts';

export type LimitDeps = {
  readonly db: Database;
  readonly settings: Pick<Settings, 'trustedProxies'>;
  readonly guests: Pick<GuestCookies, 'idIn'>;
  /** The signed-in account's id, or null for a guest. */
  readonly ownerOf: (c: Context<Environment>) => Promise<string | null> | string | null;
};

/** What is limited, and how much. */
export type NamedLimit = RateLimit & { readonly name: string };

/** The same where guests are limited too; `requests` holds for each of them. */
export type GuestLimit = NamedLimit & { readonly byAddress: number };

/** Counts a request of whoever `who` names, an address or an account. Throws `ApiError` 429 beyond the limit. */
export async function countRequest(db: Database, limit: NamedLimit, who: string): Promise<void> {
  refuseFor(await secondsFor(db, { limit, who, cost: 1 }));
}

type Counted = { readonly limit: NamedLimit; readonly who: string; readonly cost: number };

/** Counts a request, by what it costs, of whoever `who` names; answers 0, or beyond the limit the seconds to wait. */
export function secondsFor(db: Database, { limit, who, cost }: Counted): Promise<number> {
  const key = createHash('sha256').update(`${limit.name}\n${who}`).digest('base64url');
  return secondsToWait(db, key, limit, cost);
}

/** Throws `ApiError` 429 where there are seconds to wait. */
export function refuseFor(seconds: number): void {
  if (seconds === 0) return;
  const message = 'Too many requests. Please wait a moment and try again.';
  throw new ApiError(429, 'too_many_requests', message, { 'Retry-After': String(seconds) });
}

export type Asking = {
  readonly address: string;
  readonly guest: string | null;
};

/** Tells who asks: by what the limits know an address by, and by the browser's cookie. */
export function askingBehind({ settings, guests }: Pick<LimitDeps, 'settings' | 'guests'>) {
  const addressOf = clientAddress(settings.trustedProxies);
  return (c: Context<Environment>): Asking => {
    const socketAddress = getConnInfo(c).remote.address ?? '';
    const address = limitKey(addressOf(socketAddress, c.req.header('X-Forwarded-For')));
    return { address, guest: guests.idIn(c.req.header('Cookie')) };
  };
}

/**
 * Refuses requests beyond the limit, over all server processes: of one account or one guest's browser, and, far above
 * that, of one network address, behind which a whole class may sit. Who brings no cookie is counted by address alone.
 */
export function rateLimit(limit: GuestLimit, deps: LimitDeps): MiddlewareHandler<Environment> {
  const { db } = deps;
  const ofAddress = byAddress(limit);
  return passing(deps, async ({ address, guest }, c) => {
    await countRequest(db, ofAddress, address);
    const who = (await deps.ownerOf(c)) ?? guest;
    if (who !== null) await countRequest(db, limit, who);
  });
}

/** The same for what costs nothing but this process's time, counted by this process; an account is its browser. */
export function limitHere(limit: GuestLimit, deps: LimitDeps): MiddlewareHandler<Environment> {
  const count = countHere();
  const ofAddress = byAddress(limit);
  return passing(deps, async ({ address, guest }) => {
    refuseFor(count(`address ${address}`, ofAddress));
    if (guest !== null) refuseFor(count(guest, limit));
  });
}

function byAddress(limit: GuestLimit): NamedLimit {
  return { ...limit, name: `${limit.name} by address`, requests: limit.byAddress };
}

function passing(
  deps: LimitDeps,
  pass: (asking: Asking, c: Context<Environment>) => Promise<void>,
): MiddlewareHandler<Environment> {
  const asking = askingBehind(deps);
  return async (c: Context<Environment>, next) => {
    await pass(asking(c), c);
    return next();
  };
}
