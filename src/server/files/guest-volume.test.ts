import { expect, test } from 'vitest';
import { countVolume, GuestFull } from '#server/files/guest-volume.ts';
import { databaseForThisTest } from '../../../tests/database/fresh-database.ts';

const MEGABYTE = 1024 * 1024;

test('a guest may have 50 MB of PDFs stored in a day, and the neighbour as much (specification 23.27)', async () => {
  const db = await databaseForThisTest();
  const store = (guest: string, bytes: number) => countVolume(db, { address: '203.0.113.1', guest }, bytes);
  for (let made = 0; made < 5; made += 1) await store('guest-a', 10 * MEGABYTE);
  const refused = await store('guest-a', 1).catch(error => error);
  expect(refused).toBeInstanceOf(GuestFull);
  expect(refused.seconds).toBeGreaterThan(86_000);
  await expect(store('guest-b', 50 * MEGABYTE)).resolves.toBeUndefined();
});

test('those behind one address may have 2 GB, with new cookies too or without one (specification 23.27)', async () => {
  const db = await databaseForThisTest();
  const store = (address: string, guest: string | null) => countVolume(db, { address, guest }, 40 * MEGABYTE);
  for (let made = 0; made < 50; made += 1)
    await store('203.0.113.1', made % 2 === 0 ? `guest-${made}` : null);
  await store('203.0.113.1', null);
  await expect(store('203.0.113.1', null)).rejects.toBeInstanceOf(GuestFull);
  await expect(store('203.0.113.1', 'guest-new')).rejects.toBeInstanceOf(GuestFull);
  await expect(store('203.0.113.2', null)).resolves.toBeUndefined();
});
