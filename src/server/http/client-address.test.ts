import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientAddress, limitKey, networkOf } from '#server/http/client-address.ts';

test('without trusted proxies the socket tells the address, whatever is forwarded', () => {
  const addressOf = clientAddress([]);
  fc.assert(
    fc.property(fc.ipV4(), fc.string(), (socket, forwarded) => {
      expect(addressOf(socket, forwarded)).toBe(socket);
    }),
  );
});

test.each([
  ['10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['10.0.0.1', 'unknown', '10.0.0.1'],
  ['192.0.2.1', '203.0.113.7', '192.0.2.1'],
])('behind 10.0.0.0/8, the socket %s that forwards for %s stands for %s', (socket, forwarded, client) => {
  expect(clientAddress(['10.0.0.0/8'])(socket, forwarded)).toBe(client);
});

test('an IPv6 network counts as one client, IPv4 addresses each for themselves', () => {
  expect(limitKey('2001:db8:1:2:3:4:5:6')).toBe(limitKey('2001:db8:1:2::1'));
  expect(limitKey('2001:db8:1:2::1')).not.toBe(limitKey('2001:db8:1:3::1'));
  expect(limitKey('203.0.113.7')).not.toBe(limitKey('203.0.113.8'));
});

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
  ['a unix socket', ''],
])('of %s the network %s is kept (specification 28.48)', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
