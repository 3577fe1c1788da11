import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** The address leads into a private network and its host is not on the list of allowed ones. */
class PrivateAddress extends Error {}

/** Whether the address is one of the public internet: not loopback, private, link-local, mapped or reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/**
 * An HTTP client that looks at each address when it connects, after the name was resolved, so that no name
 * can lead into a private network. Hosts in `allowedHosts` (names or addresses) may be anywhere.
 */
export function guardedAgent(allowedHosts: readonly string[], connectTimeoutMs: number): Agent {
  const allowed = new Set(allowedHosts.map(host => host.toLowerCase()));
  const connectAnywhere = buildConnector({ timeout: connectTimeoutMs });
  const connectPublic = buildConnector({ timeout: connectTimeoutMs, lookup: publicLookup });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.toLowerCase().replace(/^\[|\]$/g, '');
      if (allowed.has(host)) return connectAnywhere(options, callback);
      // Addresses are not looked up, so they are judged here.
      if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(new PrivateAddress(host), null);
      return connectPublic(options, callback);
    },
  });
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const open = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) return callback(new PrivateAddress(hostname), '');
    if (options.all) return callback(null, open satisfies LookupAddress[]);
    callback(null, first.address, first.family);
  });
};
