import { Outlet, ScrollRestoration } from 'react-router';
import { useAccount } from '#web/api/session.ts';
import { Signs } from '#web/app/background/signs.tsx';
import { beside } from '#web/app/beside.tsx';
import classes from '#web/app/frame/frame.module.css';
import { Header } from '#web/app/frame/header.tsx';
import { PerformanceMonitor } from '#web/app/performance/performance-monitor.tsx';
import { useIsStored } from '#web/case/stored-store.ts';
import { LiveRegion } from '#web/controls/progress/announce.tsx';

/** Only who has an account, or had one here, loads what keeps practice in it. */
const KeepProgress = beside({
  name: 'keep-progress',
  load: async () => (await import('#web/practice/keeping/keep-progress.tsx')).KeepProgress,
});

/** What stands around every screen. */
export function Frame() {
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <Signs />
      <ProgressKeeper />
      <Outlet />
      <LiveRegion />
      <PerformanceMonitor />
      <ScrollRestoration />
    </div>
  );
}

function ProgressKeeper() {
  const isSignedIn = useAccount() !== null;
  const wasSignedIn = useIsStored('practiceKept');
  if (!isSignedIn && !wasSignedIn) return null;
  return <KeepProgress />;
}
