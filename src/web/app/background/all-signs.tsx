import { IconAlertTriangle, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { WaitingSign } from '#web/app/background/waiting-sign.tsx';
import { beside } from '#web/app/beside.tsx';
import { useStorageState } from '#web/case/storage-state.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Sign } from '#web/controls/page/sign.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import { useIsOffline } from '#web/offline/connection.ts';
import { useNewVersion } from '#web/offline/new-version.ts';

const OFFLINE = 'You are offline. What you do is kept in this browser.';
const BACK = 'You are online again.';
const NEW_VERSION = 'A new version is ready.';

/** What the whole application has to say, quietly, above every page. */
export function AllSigns() {
  return (
    <section aria-label="Notices">
      <OfflineSign />
      <WaitingSign />
      <StorageTrouble />
      <NewVersionSign />
    </section>
  );
}

/** It knows the case, which is much to load: it comes when there is something to say. */
const StorageSigns = beside({
  name: 'storage-signs',
  load: async () => (await import('#web/saving/storage-signs.tsx')).StorageSigns,
  instead: OnlyWords,
});

/** What can be said where the network went before more could be fetched. */
function OnlyWords() {
  return (
    <Sign icon={<IconAlertTriangle size={20} aria-hidden />} isUrgent>
      This browser does not keep what you do here at the moment.
    </Sign>
  );
}

function StorageTrouble() {
  const { isRefused, isCaseDivided } = useStorageState();
  if (!isRefused && !isCaseDivided) return null;
  return <StorageSigns />;
}

function OfflineSign() {
  const isOffline = useIsOffline();
  useEffect(() => {
    if (!isOffline) return;
    announce(OFFLINE);
    return () => announce(BACK);
  }, [isOffline]);
  return isOffline ? <Sign icon={<IconCloudOff size={20} aria-hidden />}>{OFFLINE}</Sign> : null;
}

/** The running page goes on as it is: everything it still has to load is kept until it is opened anew. */
function NewVersionSign() {
  const { isReady } = useNewVersion();
  if (!isReady) return null;
  return (
    <Sign
      icon={<IconRefresh size={20} aria-hidden />}
      action={
        <ActionButton size="small" onClick={() => window.location.reload()}>
          Load It Now
        </ActionButton>
      }
    >
      {NEW_VERSION}
    </Sign>
  );
}
