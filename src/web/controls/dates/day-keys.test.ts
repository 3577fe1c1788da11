import { expect, it } from 'vitest';
import { dayAfterKey } from './day-keys.ts';

it.each([
  ['ArrowLeft', false, '2026-11-20'],
  ['ArrowRight', false, '2026-11-22'],
  ['ArrowUp', false, '2026-11-14'],
  ['ArrowDown', false, '2026-11-28'],
  ['Home', false, '2026-11-15'],
  ['End', false, '2026-11-21'],
  ['PageUp', false, '2026-10-21'],
  ['PageDown', false, '2026-12-21'],
  ['PageUp', true, '2025-11-21'],
  ['PageDown', true, '2027-11-21'],
])('%s (shift: %s) moves the focus to %s', (key, isShift, expected) => {
  expect(dayAfterKey('2026-11-21', key, isShift)).toBe(expected);
});

it('leaves every other key alone', () => {
  expect(dayAfterKey('2026-11-21', 'a', false)).toBeUndefined();
});
