/** How long the guard waits before it looks at a page, in ms (specification 3.3). */
export const GUARD_DELAY_MS = 100;
