import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { isPublicAddress } from '#server/public-address.ts';

/** The address leads into a private network and its host is not on the list of allowed ones. */
class PrivateAddress extends Error {}

/** The address leads out of the private network, and nothing is encrypted on the way. */
class OpenAddress extends Error {}

/**
 * An HTTP client that looks at each address when it connects, after the name was resolved, so that no name
 * can lead into a private network. Hosts in `allowedHosts` (names or addresses) may be anywhere with
 * HTTPS; without, nowhere but in a private network.
 */
export function guardedAgent(allowedHosts: readonly string[], connectTimeoutMs: number): Agent {
  const allowed = new Set(allowedHosts.map(host => host.toLowerCase()));
  const connectAnywhere = buildConnector({ timeout: connectTimeoutMs });
  const connectPrivate = buildConnector({ timeout: connectTimeoutMs, lookup: privateLookup });
  const connectPublic = buildConnector({ timeout: connectTimeoutMs, lookup: publicLookup });
  return new Agent({
    connect(options, callback) {
      const host = options.hostname.toLowerCase().replace(/^\[|\]$/g, '');
      if (allowed.has(host))
        return (options.protocol === 'https:' ? connectAnywhere : connectPrivate)(options, callback);
      // Addresses are not looked up, so they are judged here.
      if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(new PrivateAddress(host), null);
      return connectPublic(options, callback);
    },
  });
}

const publicLookup = lookupOnly(isPublicAddress, PrivateAddress);
const privateLookup = lookupOnly(address => !isPublicAddress(address), OpenAddress);

function lookupOnly(
  isAllowed: (address: string) => boolean,
  Refusal: typeof PrivateAddress | typeof OpenAddress,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const open = addresses.filter(({ address }) => isAllowed(address));
      const [first] = open;
      if (!first) return callback(new Refusal(hostname), '');
      if (options.all) return callback(null, open satisfies LookupAddress[]);
      callback(null, first.address, first.family);
    });
  };
}
