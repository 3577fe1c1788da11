import { beside } from '#web/app/beside.tsx';
import { useStorageState } from '#web/case/storage-state.ts';
import { useIsStored } from '#web/case/stored-store.ts';
import { useIsOffline } from '#web/offline/connection.ts';
import { useNewVersion } from '#web/offline/new-version.ts';

const AllSigns = beside({
  name: 'signs',
  load: async () => (await import('#web/app/background/background.ts')).AllSigns,
});

/** Draws the signs when there is something to say. */
export function Signs() {
  const isOffline = useIsOffline();
  const { isReady } = useNewVersion();
  const { isRefused, isCaseDivided } = useStorageState();
  const hasWaiting = useIsStored('outbox');
  if (!isOffline && !isReady && !isRefused && !isCaseDivided && !hasWaiting) return null;
  return <AllSigns />;
}
