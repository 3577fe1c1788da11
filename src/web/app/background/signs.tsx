import { type ComponentType, lazy, Suspense } from 'react';
import { useStorageState } from '#web/case/storage-state.ts';
import { useIsStored } from '#web/case/stored-store.ts';
import { useIsOffline } from '#web/offline/connection.ts';
import { useNewVersion } from '#web/offline/new-version.ts';

/** A sign that does not arrive must not take the page with it. */
const AllSigns = lazy(async (): Promise<{ default: ComponentType }> => {
  const arrived = await import('#web/app/background/background.ts').catch(() => undefined);
  return { default: arrived?.AllSigns ?? (() => null) };
});

/** Draws the signs when there is something to say. */
export function Signs() {
  const isOffline = useIsOffline();
  const { isReady } = useNewVersion();
  const { isRefused, isCaseDivided } = useStorageState();
  const hasWaiting = useIsStored('outbox');
  if (!isOffline && !isReady && !isRefused && !isCaseDivided && !hasWaiting) return null;
  return (
    <Suspense>
      <AllSigns />
    </Suspense>
  );
}
