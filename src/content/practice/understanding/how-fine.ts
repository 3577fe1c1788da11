/** Whose steps are as large as is usual: what comes once in so many examples, be it a row of words or something asked. */
export const USUAL = { row: 1 / 400, asked: 1 / 800 };

/** How much larger steps are of what comes seldom: half as often, so much of a doubling. */
const BY_RARITY = 0.25;

const FINEST = 0.5;

const COARSEST = 2.5;

/**
 * How much larger the steps of a row are that comes in such a share of all examples: room goes where it is used most
 * (the coarser what matters less, as in reverse water-filling: Cover and Thomas 2006, 10.3.3).
 */
export function coarserBy(share: number, usual: number): number {
  return Math.max(FINEST, Math.min(COARSEST, (usual / share) ** BY_RARITY));
}

/** In what share of so many lines each of so many numbers stands; one that never stands there counts as once. */
export function sharesIn(lines: readonly (readonly number[])[], count: number): readonly number[] {
  const times = new Float64Array(count);
  for (const line of lines) for (const place of line) times[place] = (times[place] as number) + 1;
  return Array.from(times, each => Math.max(1, each) / Math.max(1, lines.length));
}
