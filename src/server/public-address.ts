import ipaddr from 'ipaddr.js';

/** Whether the address is one of the public internet: not loopback, private, link-local, mapped or reserved. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
