import type { Union } from '#domain/pedigree/layout/branch.ts';
import type { Places } from '#domain/pedigree/layout/distances.ts';
import { anchorsOf } from '#domain/pedigree/layout/twin-anchors.ts';

/** Lines nearer than this would look like one. */
const APART = 4;

/** To the side, but not so far that the line would touch a label. */
const ASIDE = [0, -5, 5] as const;

/**
 * Where the line from each couple to their children comes down: in the middle of the two, or a little aside where it
 * would run into the line of another couple or of another couple's child.
 * @param middleOf where it would come down if nothing were in the way
 */
export function descentsOf(
  unions: readonly Union[],
  places: Places,
  middleOf: (union: Union) => number,
): ReadonlyMap<Union, number> {
  const descents = new Map<Union, number>();
  for (const union of unions) {
    const childlines = unions.filter(other => other !== union).flatMap(other => anchorsOf(other, places));
    const taken = [...childlines.map(({ x }) => x), ...descents.values()];
    const middle = middleOf(union);
    const aside = ASIDE.find(by => taken.every(x => Math.abs(x - middle - by) >= APART));
    descents.set(union, middle + (aside ?? 0));
  }
  return descents;
}
