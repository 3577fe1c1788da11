import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function parse(text: string): Address | null {
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

function network(text: string): [Address, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

function contains([base, bits]: [Address, number], address: Address): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}

/** Tells whether the address is that of a trusted proxy, whose headers are believed. */
function proxyAmong(trustedProxies: readonly string[]) {
  const networks = trustedProxies.map(network);
  return (address: Address): boolean => networks.some(range => contains(range, address));
}

/**
 * The origin of this server as its client addresses it. Nothing is encrypted here, so the scheme is http, unless a
 * trusted proxy says otherwise with `X-Forwarded-Proto`; the host is the request's own.
 */
export function addressedOrigin(trustedProxies: readonly string[]) {
  const isTrusted = proxyAmong(trustedProxies);
  return (socketAddress: string, host: string | undefined, forwardedProto: string | undefined): string => {
    const peer = parse(socketAddress);
    const told = forwardedProto?.split(',').at(-1)?.trim().toLowerCase();
    const isHttps = told === 'https' && peer !== null && isTrusted(peer);
    return `${isHttps ? 'https' : 'http'}://${host?.toLowerCase()}`;
  };
}

/**
 * Tells where a request really comes from. `X-Forwarded-For` counts only as far as trusted proxies wrote it:
 * read from the right, the first address that is not a trusted proxy's is the client's.
 */
export function clientAddress(trustedProxies: readonly string[]) {
  const isTrusted = proxyAmong(trustedProxies);

  return (socketAddress: string, forwardedFor: string | undefined): string => {
    let client = parse(socketAddress);
    if (client === null) return socketAddress;
    const hops = forwardedFor?.split(',').map(hop => hop.trim()) ?? [];
    while (isTrusted(client) && hops.length > 0) {
      const before = parse(hops.pop() ?? '');
      if (before === null) break;
      client = before;
    }
    return client.toString();
  };
}

/** Who shares a rate limit: one IPv4 address, or one IPv6 network, of which anybody gets a whole one. */
export function limitKey(address: string): string {
  const parsed = parse(address);
  if (parsed === null || parsed.kind() === 'ipv4') return address;
  return (parsed as ipaddr.IPv6).parts.slice(0, 4).join(':');
}

const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

/** The network of an address, of which many have a share: it tells home from abroad, and nobody apart. */
export function networkOf(address: string): string {
  const parsed = parse(address);
  if (parsed === null) return '';
  const network = `${parsed.toString()}/${NETWORK_BITS[parsed.kind()]}`;
  const first =
    parsed.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(network)
      : ipaddr.IPv6.networkAddressFromCIDR(network);
  return `${first.toString()}/${NETWORK_BITS[parsed.kind()]}`;
}
