const DAY_MS = 86_400_000;

/** How soon a time comes, counted in days from now: today, tomorrow, in 6 days. */
export function dayWords(time: number, now = Date.now()): string {
  const days = Math.ceil((time - now) / DAY_MS);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
