import { Outlet, ScrollRestoration } from 'react-router';
import { Signs } from '#web/app/background/signs.tsx';
import classes from '#web/app/frame/frame.module.css';
import { Header } from '#web/app/frame/header.tsx';
import { PerformanceMonitor } from '#web/app/performance/performance-monitor.tsx';
import { LiveRegion } from '#web/controls/progress/announce.tsx';

/** What stands around every screen. */
export function Frame() {
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <Header />
      <Signs />
      <Outlet />
      <LiveRegion />
      <PerformanceMonitor />
      <ScrollRestoration />
    </div>
  );
}
