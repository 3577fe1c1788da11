import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { deviceWords } from '#server/accounts/device-words.ts';
import { clientAddress, networkOf } from '#server/http/client-address.ts';
import type { Environment } from '#server/http/environment.ts';

/** What may be kept of where a request came from: the network, and browser and device in plain words. */
export type Seen = { readonly network: string; readonly device: string };

/** Tells it of a request, by the proxies whose word is believed. */
export function seenBehind(trustedProxies: readonly string[]): (c: Context<Environment>) => Seen {
  const addressOf = clientAddress(trustedProxies);
  return c => {
    const socketAddress = getConnInfo(c).remote.address ?? '';
    return {
      network: networkOf(addressOf(socketAddress, c.req.header('X-Forwarded-For'))),
      device: deviceWords(c.req.header('User-Agent')),
    };
  };
}
