import type { Union } from '#domain/pedigree/layout/couple.ts';
import { middleOf, type Places } from '#domain/pedigree/layout/spread.ts';

/** Lines nearer than this would look like one. */
const APART = 4;

/** To the side, but not so far that the line would touch a label. */
const ASIDE = [0, -5, 5] as const;

/**
 * Where the line from each couple to their children comes down: in the middle of the two, or a little aside where it
 * would run into the line of another couple or of another couple's child.
 */
export function descentsOf(unions: readonly Union[], places: Places): ReadonlyMap<Union, number> {
  const descents = new Map<Union, number>();
  for (const union of unions) {
    const childlines = unions.filter(other => other !== union).flatMap(({ children }) => children);
    const taken = [...childlines.map(child => places.get(child) ?? 0), ...descents.values()];
    const middle = middleOf(union, places);
    const aside = ASIDE.find(by => taken.every(x => Math.abs(x - middle - by) >= APART));
    descents.set(union, middle + (aside ?? 0));
  }
  return descents;
}
