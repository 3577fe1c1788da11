import { expect, test } from 'vitest';
import { isPublicAddress } from '#server/public-address.ts';

test.each(['93.184.216.34', '2606:2800:220:1::1', '::ffff:93.184.216.34'])('%s is public', address => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::ffff:10.0.0.1',
  '64:ff9b::10.0.0.1',
  '2002:a00:1::',
  'not an address',
])('%s is not public', address => {
  expect(isPublicAddress(address)).toBe(false);
});
