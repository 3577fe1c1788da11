import { useEffect } from 'react';
import { onceKept } from '#web/offline/service-worker.ts';
import type { Summary } from '#web/saving/use-summary.ts';

/** Keeps the large typefaces that only some histories need, so that this one can be set without a network. */
export function useKeptTypefaces({ document }: Summary): void {
  const text = JSON.stringify(document);
  useEffect(() => {
    onceKept(async () => {
      const { keepTypefacesFor } = await import('#web/offline/typesetting/keep-parts.ts');
      await keepTypefacesFor(text);
    });
  }, [text]);
}
