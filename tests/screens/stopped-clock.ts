import { vi } from 'vitest';

/** Dates, and what is repeated, stand still until a test moves them; everything else goes on. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
}
