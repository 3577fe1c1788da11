import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import { offlineCatalogueEndpoint, offlinePracticeEndpoint } from '#contract/endpoints/offline.ts';

/** Where the browser keeps what the server would know. */
const KEPT = 'anamnesis-kept';

/** Fetches the catalogue, unless the kept one still holds; the next offline session asks and reasons with it. */
export function keepCatalogue(): Promise<void> {
  return keep(offlineCatalogueEndpoint);
}

/** Fetches the file by which questions are understood, then the practice patients: who has those has all. */
export async function keepPractice(languageAddress: string): Promise<void> {
  await keepFile(languageAddress);
  await keep(offlinePracticeEndpoint);
}

/** What is kept of this endpoint; undefined where nothing is, or the browser keeps nothing. */
export async function keptResponse({ path }: ApiEndpoint): Promise<unknown> {
  if (!('caches' in globalThis)) return undefined;
  const response = await (await caches.open(KEPT)).match(path, { ignoreVary: true });
  return response?.json();
}

async function keep({ path }: ApiEndpoint): Promise<void> {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(path, { ignoreVary: true });
  const headers = new Headers({ 'if-none-match': kept?.headers.get('etag') ?? '' });
  const response = await fetch(path, { cache: 'no-store', headers });
  if (response.status === 200) await cache.put(path, response);
}

/** Its name holds a hash of its content: whatever else stood there is out of date. */
async function keepFile(address: string): Promise<void> {
  const cache = await caches.open(KEPT);
  if (await cache.match(address)) return;
  const before = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'));
  await cache.add(address);
  await Promise.all(before.map(request => cache.delete(request)));
}
