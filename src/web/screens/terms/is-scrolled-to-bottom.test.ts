import { expect, it } from 'vitest';
import { isScrolledToBottom } from './is-scrolled-to-bottom.ts';

it.each([
  [0, false],
  [579, false],
  [580, true],
  [600, true],
])('counts the terms as read within 20 px of the bottom: scrolled by %i of 600', (scrollTop, isRead) => {
  expect(isScrolledToBottom({ scrollTop, clientHeight: 400, scrollHeight: 1000 })).toBe(isRead);
});
