export {};

/** The application's files, kept so that every page opens without a network (ADR 27). */
declare const self: ServiceWorkerGlobalScope & {
  /** Written in front by the build (vite.config.ts): what the application consists of, and where the API begins. */
  readonly BUILT: { readonly version: string; readonly files: readonly string[]; readonly api: string };
};

const { version, files, api } = self.BUILT;

const PREFIX = 'anamnesis-files-';
const OWN = `${PREFIX}${version}`;

/** How long a page may be on its way before the kept one is shown. */
const PATIENCE_MS = 4_000;

/** A name with the hash of its content never means anything else. */
const isHashed = (path: string) => path.startsWith('/assets/');

self.addEventListener('install', event => event.waitUntil(keepFiles()));
self.addEventListener('activate', event => event.waitUntil(takeOver()));
self.addEventListener('message', event => {
  // Only a page of this very build hands over to it; those of the build before find their files where they were.
  if (files.includes(event.data?.openedBy)) void self.skipWaiting();
});
self.addEventListener('fetch', event => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith(`${api}/`)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request, pathname));
});

async function keepFiles(): Promise<void> {
  const cache = await caches.open(OWN);
  await Promise.all(files.map(path => keepFile(cache, path)));
}

/** What the build before had already is not fetched again. */
async function keepFile(cache: Cache, path: string): Promise<void> {
  const before = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
  if (before) await cache.put(path, before);
  else await cache.add(new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' }));
}

/** Serves every open page. The build before stays until the next one comes: a page of it may still be open. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(PREFIX) && name !== OWN);
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)));
  await self.clients.claim();
}

/** A page comes from the server, so that a new build is used at once; from here when that fails. */
async function page(request: Request): Promise<Response> {
  const kept = await (await caches.open(OWN)).match('/index.html', { ignoreVary: true });
  if (kept === undefined) return fetch(request);
  const answered = fetch(request).then(response => (response.status >= 500 ? kept : response));
  return Promise.race([answered, later(kept)]).catch(() => kept);
}

function later(response: Response): Promise<Response> {
  return new Promise(resolve => setTimeout(() => resolve(response), PATIENCE_MS));
}

async function file(request: Request, path: string): Promise<Response> {
  const own = await (await caches.open(OWN)).match(path, { ignoreVary: true });
  return own ?? (await caches.match(path, { ignoreVary: true })) ?? fetch(request);
}
