import type { JSONWebKeySet } from 'jose';

/** Clients and we ourselves may use a key set this long (specification 25.18). */
export const KEY_SET_CACHE_MS = 600_000;

/** A token with an unknown key may be signed by a newer one; asking more often than this helps nobody. */
const RELOAD_MS = 5000;

type KeySetOptions = {
  readonly read: () => Promise<JSONWebKeySet>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** The public keys, read at most every 10 minutes, and sooner when a token names a key they lack. */
export function keySet({ read, now }: KeySetOptions) {
  let keys: JSONWebKeySet['keys'] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  const load = async () => {
    keys = (await read()).keys;
    readAt = now();
  };
  return async (kid: string | undefined) => {
    if (now() - readAt >= KEY_SET_CACHE_MS) await load();
    const isKnown = () => keys.some(key => key.kid === kid);
    if (!isKnown() && now() - readAt >= RELOAD_MS) await load();
    return { isEmpty: keys.length === 0, key: keys.find(key => key.kid === kid) ?? null };
  };
}
