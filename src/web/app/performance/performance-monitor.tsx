import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { isLowEnd } from '#web/app/performance/is-low-end.ts';
import { watchFrames } from '#web/app/performance/watch-frames.ts';

export const PERFORMANCE_NOTICE =
  'The application was experiencing performance issues and has been optimized.';

/** Sends the student home when the page has become too slow to work with. The case is saved at every change. */
export function PerformanceMonitor() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isLoading = useNavigation().state !== 'idle';
  const isFetching = useIsFetching() > 0;
  const goHome = useEffectEvent(() => void navigate(ROUTES.home, { state: { notice: PERFORMANCE_NOTICE } }));
  const isHome = pathname === ROUTES.home;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page starts its own measurement.
  useEffect(() => {
    if (isHome || isLoading || isFetching) return;
    return watchFrames({ isLowEnd: isLowEnd(navigator), onTooSlow: () => goHome() });
  }, [isHome, isLoading, isFetching, pathname]);
  return null;
}
