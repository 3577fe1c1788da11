/** A frame that took longer is slow: 30 frames a second. */
export const SLOW_FRAME_MS = 1000 / 30;

/** Low-end devices may take this much longer. */
const LOW_END_ALLOWANCE = 1.5;

const SLOW_FRAMES_IN_A_ROW = 10;
const MEASURED_OVER_MS = 1000;

/** The slow frames in a row that were just seen, and how long they took together. */
export type SlowRun = { readonly frames: number; readonly ms: number };

export const NO_SLOW_RUN: SlowRun = { frames: 0, ms: 0 };

export function slowFrameLimit(isLowEnd: boolean): number {
  return isLowEnd ? SLOW_FRAME_MS * LOW_END_ALLOWANCE : SLOW_FRAME_MS;
}

/** The run after one more frame; a quick frame ends it. */
export function afterFrame(run: SlowRun, frameMs: number, limitMs: number): SlowRun {
  return frameMs > limitMs ? { frames: run.frames + 1, ms: run.ms + frameMs } : NO_SLOW_RUN;
}

/** Whether the page has become too slow: ten slow frames in a row, kept up for the second that is measured. */
export function isTooSlow(run: SlowRun): boolean {
  return run.frames >= SLOW_FRAMES_IN_A_ROW && run.ms >= MEASURED_OVER_MS;
}
