/** How much of what was practised is sent at a time: with more, a slow line would never get it through. */
export const MOST_SENT = { attempts: 10, results: 200 } as const;
