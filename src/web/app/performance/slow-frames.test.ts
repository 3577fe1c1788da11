import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterFrame, isTooSlow, NO_SLOW_RUN, slowFrameLimit } from './slow-frames.ts';

function runOf(frames: readonly number[], limit = slowFrameLimit(false)) {
  return frames.reduce((run, frame) => afterFrame(run, frame, limit), NO_SLOW_RUN);
}

describe('the performance monitor', () => {
  it('finds 10 consecutive slow frames too slow once they fill the measured second', () => {
    expect(isTooSlow(runOf(Array(10).fill(101)))).toBe(true);
    expect(isTooSlow(runOf(Array(30).fill(34)))).toBe(true);
  });

  it('does not mind nine of them, however long, nor ten that are over within the second', () => {
    expect(isTooSlow(runOf(Array(9).fill(400)))).toBe(false);
    expect(isTooSlow(runOf(Array(10).fill(34)))).toBe(false);
  });

  it('does not call 33.33 ms slow', () => {
    expect(isTooSlow(runOf(Array(100).fill(33.33)))).toBe(false);
  });

  it('allows low-end devices 1.5 times that', () => {
    expect(isTooSlow(runOf(Array(100).fill(49.9), slowFrameLimit(true)))).toBe(false);
    expect(isTooSlow(runOf(Array(100).fill(50.1), slowFrameLimit(true)))).toBe(true);
  });

  it('starts again after every quick frame', () => {
    const frames = fc.array(fc.double({ min: 1, max: 500, noNaN: true }), { maxLength: 60 });
    fc.assert(
      fc.property(frames, frames, (before, after) => {
        expect(runOf([...before, 16, ...after])).toEqual(runOf(after));
      }),
    );
  });
});
