import { isOffline, noteConnection } from '#web/offline/connection.ts';

/** How often a page in view tries again while the server cannot be reached. */
const TRY_AGAIN_MS = 15_000;

/** Follows what the browser says of its network, and tries the server while it cannot be reached. */
export function followConnection(tryServer: () => Promise<unknown>): () => void {
  const goneOffline = () => noteConnection(false);
  const tryAgain = () => void tryServer().catch(() => undefined);
  const timer = setInterval(() => {
    if (isOffline() && document.visibilityState === 'visible') tryAgain();
  }, TRY_AGAIN_MS);
  window.addEventListener('offline', goneOffline);
  window.addEventListener('online', tryAgain);
  if (!navigator.onLine) goneOffline();
  return () => {
    clearInterval(timer);
    window.removeEventListener('offline', goneOffline);
    window.removeEventListener('online', tryAgain);
  };
}
