import { afterFrame, isTooSlow, NO_SLOW_RUN, slowFrameLimit } from '#web/app/performance/slow-frames.ts';

/** A page that has just been opened is still loading its parts; that time does not count. */
const SETTLE_MS = 1000;

/** How long nothing is measured behind a quick frame: a page that is asked for every frame works all the time. */
const REST_MS = 200;

type FrameWatch = { readonly isLowEnd: boolean; readonly onTooSlow: () => void };

/**
 * Watches how long frames take, until too slow or told to stop. Behind a slow one comes the next, behind a quick one a
 * rest. Hidden tabs and printing do not count.
 */
export function watchFrames({ isLowEnd, onTooSlow }: FrameWatch): () => void {
  const limit = slowFrameLimit(isLowEnd);
  let run = NO_SLOW_RUN;
  let last: number | undefined;
  let request = 0;
  let timer = 0;

  const forget = () => {
    run = NO_SLOW_RUN;
    last = undefined;
  };
  const measure = () => {
    request = requestAnimationFrame(onFrame);
  };
  const rest = (ms: number) => {
    forget();
    timer = window.setTimeout(measure, ms);
  };
  const onFrame = (now: number) => {
    if (last !== undefined && document.visibilityState === 'visible') {
      run = afterFrame(run, now - last, limit);
      if (isTooSlow(run)) return onTooSlow();
      if (run === NO_SLOW_RUN) return rest(REST_MS);
    }
    last = now;
    measure();
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', forget, { signal });
  window.addEventListener('beforeprint', forget, { signal });
  window.addEventListener('afterprint', forget, { signal });
  rest(SETTLE_MS);
  return () => {
    listening.abort();
    clearTimeout(timer);
    cancelAnimationFrame(request);
  };
}
