import { useEffect } from 'react';
import { useIsOffline } from '#web/offline/connection.ts';
import { onceKept } from '#web/offline/service-worker.ts';
import type { Summary } from '#web/saving/use-summary.ts';

/**
 * Keeps the large typefaces that only some histories need, so that this one can be set without a network. A summary
 * that was opened without one keeps them once there is one.
 */
export function useKeptTypefaces({ document }: Summary): void {
  const text = JSON.stringify(document);
  const isOffline = useIsOffline();
  useEffect(() => {
    if (isOffline) return;
    onceKept(async () => {
      const { keepTypefacesFor } = await import('#web/offline/typesetting/keep-parts.ts');
      await keepTypefacesFor(text);
    });
  }, [text, isOffline]);
}
