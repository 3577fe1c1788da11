import type { Database } from '#server/db/database.ts';
import { type Asking, secondsFor } from '#server/http/rate-limit.ts';

const DAY_MS = 86_400_000;
const MEGABYTE = 1024;

/**
 * How much of PDFs, in kilobytes, guests may have stored in a day, which is how long their links work: a session makes
 * one of some 30 KB to 2 MB, and a class behind one address makes hundreds.
 */
const OF_GUEST = { name: 'guest-volume', requests: 50 * MEGABYTE, windowMs: DAY_MS };
const OF_ADDRESS = { name: 'guest-volume by address', requests: 2048 * MEGABYTE, windowMs: DAY_MS };

/** A guest, or those behind an address together, have had as much stored as they may. */
export class GuestFull extends Error {
  readonly seconds: number;

  /** In so many seconds there is room again. */
  constructor(seconds: number) {
    super('Guests may store no more');
    this.seconds = seconds;
  }
}

/** Counts what is about to be stored for a guest, who without a cookie is counted by address alone. Throws `GuestFull`. */
export async function countVolume(db: Database, { address, guest }: Asking, bytes: number): Promise<void> {
  const kilobytes = Math.ceil(bytes / 1024);
  const counted = [{ limit: OF_ADDRESS, who: address, cost: kilobytes }];
  if (guest !== null) counted.unshift({ limit: OF_GUEST, who: guest, cost: kilobytes });
  for (const one of counted) {
    const seconds = await secondsFor(db, one);
    if (seconds > 0) throw new GuestFull(seconds);
  }
}
