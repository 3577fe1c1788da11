import { TYPEFACES } from '#pdf/fonts.ts';
import { ALWAYS_NEEDED, addressOf } from '#web/offline/typesetting/parts.ts';

const KEPT = 'anamnesis-typesetter';

/** Fetches what every PDF is set with, for when the server cannot be reached; what a build before had is let go. */
export async function keepTypesetter(): Promise<void> {
  await keepParts(ALWAYS_NEEDED);
  const current = [...ALWAYS_NEEDED, ...TYPEFACES.flatMap(({ files }) => files.map(addressOf))];
  const cache = await caches.open(KEPT);
  const before = (await cache.keys()).filter(({ url }) => !current.includes(new URL(url).pathname));
  await Promise.all(before.map(request => cache.delete(request)));
}

/** Fetches the large typefaces that this text needs. */
export function keepTypefacesFor(text: string): Promise<void> {
  const needed = TYPEFACES.filter(({ letters }) => letters?.test(text));
  return keepParts(needed.flatMap(({ files }) => files.map(addressOf)));
}

/** One after the other, behind whatever a page wants now. */
async function keepParts(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(KEPT);
  for (const address of addresses) {
    if (await cache.match(address, { ignoreVary: true })) continue;
    await cache.add(new Request(address, { priority: 'low' }));
  }
}
