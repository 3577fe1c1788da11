import { afterFrame, isTooSlow, NO_SLOW_RUN, slowFrameLimit } from '#web/app/performance/slow-frames.ts';

/** A page that has just been opened is still loading its parts; that time does not count. */
const SETTLE_MS = 1000;

type FrameWatch = { readonly isLowEnd: boolean; readonly onTooSlow: () => void };

/** Watches how long frames take, until too slow or told to stop. Hidden tabs and printing do not count. */
export function watchFrames({ isLowEnd, onTooSlow }: FrameWatch): () => void {
  const limit = slowFrameLimit(isLowEnd);
  const started = performance.now();
  let run = NO_SLOW_RUN;
  let last: number | undefined;
  let request = 0;

  const forget = () => {
    run = NO_SLOW_RUN;
    last = undefined;
  };
  const onFrame = (now: number) => {
    const isCounted =
      last !== undefined && document.visibilityState === 'visible' && now - started > SETTLE_MS;
    run = isCounted ? afterFrame(run, now - (last ?? now), limit) : NO_SLOW_RUN;
    last = now;
    if (isTooSlow(run)) onTooSlow();
    else request = requestAnimationFrame(onFrame);
  };

  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', forget, { signal });
  window.addEventListener('beforeprint', forget, { signal });
  window.addEventListener('afterprint', forget, { signal });
  request = requestAnimationFrame(onFrame);
  return () => {
    listening.abort();
    cancelAnimationFrame(request);
  };
}
