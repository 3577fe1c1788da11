import { Outlet, ScrollRestoration } from 'react-router';
import classes from '#web/app/frame/frame.module.css';
import { Header } from '#web/app/frame/header.tsx';
import { usePage } from '#web/app/frame/use-page.ts';
import { Guarded } from '#web/app/guarded.tsx';
import { PerformanceMonitor } from '#web/app/performance/performance-monitor.tsx';
import { Stepper } from '#web/app/stepper/stepper.tsx';
import { LiveRegion } from '#web/controls/progress/announce.tsx';

/** What stands around every screen. */
export function Frame() {
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <Stepper />
      <main id="main" className={classes.main} tabIndex={-1}>
        <Guarded>
          <ArrivedPage />
        </Guarded>
      </main>
      <LiveRegion />
      <PerformanceMonitor />
      <ScrollRestoration />
    </div>
  );
}

function ArrivedPage() {
  usePage();
  return <Outlet />;
}
