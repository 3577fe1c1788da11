import { useSyncExternalStore } from 'react';

let spoken = '';
const listeners = new Set<() => void>();

/** Has a screen reader say something that only the eye would notice. */
export function announce(words: string): void {
  spoken = words;
  for (const tell of listeners) tell();
}

function listen(tell: () => void) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The one live region of the application. */
export function LiveRegion() {
  const words = useSyncExternalStore(listen, () => spoken);
  return (
    <div className="unseen" aria-live="polite" role="status">
      {words}
    </div>
  );
}
