import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import classes from '#web/app/signs/signs.module.css';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import { useIsOffline } from '#web/offline/connection.ts';
import { useNewVersion } from '#web/offline/service-worker.ts';

const OFFLINE = 'You are offline. What you do is kept in this browser.';
const BACK = 'You are online again.';
const NEW_VERSION = 'A new version is ready.';

/** What the whole application has to say, quietly, above every page. */
export function Signs() {
  return (
    <>
      <OfflineSign />
      <NewVersionSign />
    </>
  );
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

type SignProps = { readonly icon: ReactNode; readonly children: ReactNode; readonly action?: ReactNode };

/** One line: a live region speaks for it, so that it is heard once. */
export function Sign({ icon, children, action }: SignProps) {
  return (
    <div className={classes.sign}>
      {icon}
      <p>{children}</p>
      {action}
    </div>
  );
}
