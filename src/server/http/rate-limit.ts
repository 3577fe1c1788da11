import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '#server/http/api-error.ts';
import { clientAddress, limitKey } from '#server/http/client-address.ts';
import type { Environment } from '#server/http/environment.ts';

export type RateLimit = { readonly requests: number; readonly windowMs: number };

/** Counts per client and window; all counts of a window are forgotten together, so memory stays bounded. */
export class RequestCounter {
  #counts = new Map<string, number>();
  #windowEnds = 0;
  readonly #limit: RateLimit;

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /** Counts one request at `now` (ms). Answers 0 when it is allowed, else the seconds to wait. */
  secondsToWait(key: string, now: number): number {
    if (now >= this.#windowEnds) {
      this.#counts = new Map();
      this.#windowEnds = now + this.#limit.windowMs;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    return count <= this.#limit.requests ? 0 : Math.ceil((this.#windowEnds - now) / 1000);
  }
}

/** Refuses a client's requests beyond the limit with 429, counted in this process by network address. */
export function rateLimit(
  limit: RateLimit,
  trustedProxies: readonly string[],
): MiddlewareHandler<Environment> {
  const counter = new RequestCounter(limit);
  const addressOf = clientAddress(trustedProxies);
  return (c, next) => {
    const socketAddress = getConnInfo(c).remote.address ?? '';
    const address = addressOf(socketAddress, c.req.header('X-Forwarded-For'));
    const wait = counter.secondsToWait(limitKey(address), performance.now());
    if (wait === 0) return next();
    const message = 'Too many requests. Please wait a moment and try again.';
    throw new ApiError(429, 'too_many_requests', message, { 'Retry-After': String(wait) });
  };
}
