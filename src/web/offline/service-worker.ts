import { keepCatalogue } from '#web/offline/kept-things.ts';
import { useNewVersion } from '#web/offline/new-version.ts';

/** How often a page that stays open asks for a new version. */
const LOOK_AGAIN_MS = 3_600_000;

/** A page of the waiting version has handed over by then. */
const HANDED_OVER_AFTER_MS = 1_000;

/** When a page has what it needs. */
const SETTLED_AFTER_MS = 3_000;

/**
 * Has the browser keep the application once this page has loaded. Nothing is kept where the browser cannot, or while the
 * application is developed.
 */
export function keepApplication(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    handOver(registration);
    registration.addEventListener('updatefound', () => follow(registration));
    onceKept(keepWhatServerKnows);
    setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);
  } catch {
    // A browser that forbids it keeps nothing; the application works as long as there is a network.
  }
}

/** The catalogue, and behind it what sets PDFs: that is ten times as much. */
async function keepWhatServerKnows(): Promise<void> {
  await keepCatalogue();
  const { keepTypesetter } = await import('#web/offline/typesetting/keep-parts.ts');
  await keepTypesetter();
}

/**
 * Keeps something besides the application once that is kept. It must not slow down what is wanted now, and who asks to
 * save data fetches nothing in advance.
 */
export function onceKept(keep: () => Promise<void>): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const later = () => setTimeout(() => void keep().catch(() => undefined), SETTLED_AFTER_MS);
  void navigator.serviceWorker.ready.then(later);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** The next one installs while this page runs on; it is told of when it could take over. */
function follow(registration: ServiceWorkerRegistration): void {
  const { installing } = registration;
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && registration.active) handOver(registration);
  });
}

/** A page of the waiting version lets it take over; one of the version before says that there is a new one. */
function handOver({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) return;
  waiting.postMessage({ openedBy: ownEntry() });
  waiting.addEventListener('statechange', () => useNewVersion.setState({ isReady: false }));
  setTimeout(() => useNewVersion.setState({ isReady: waiting.state === 'installed' }), HANDED_OVER_AFTER_MS);
}

/** The script this page began with: its name holds a hash of all that it is made of. */
function ownEntry(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return entry === null ? '' : new URL(entry.src).pathname;
}
