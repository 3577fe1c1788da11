import { describe, expect, it } from 'vitest';
import { isRefreshDue } from './refresh-rule.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const DAY = 86_400;

describe('the session is prolonged', () => {
  it.each([
    ['91 s before its end it is not', 91, false],
    ['90 s before its end it is', 90, true],
    ['after its end it is', -1, true],
  ])('near its end: %s', (_, left, isDue) => {
    expect(isRefreshDue(inSeconds(left), now, false)).toBe(isDue);
  });

  it('once a day when the application is opened', () => {
    expect(isRefreshDue(inSeconds(6 * DAY + 60), now, true)).toBe(false);
    expect(isRefreshDue(inSeconds(6 * DAY), now, true)).toBe(true);
    expect(isRefreshDue(inSeconds(6 * DAY), now, false)).toBe(false);
  });
});
