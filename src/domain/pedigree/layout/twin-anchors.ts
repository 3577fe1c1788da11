import type { Union } from '#domain/pedigree/layout/branch.ts';
import type { Places } from '#domain/pedigree/layout/distances.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** A point on the bar of a sibship from which a child hangs, or several who were born together. */
export type Anchor = { readonly x: number; readonly children: readonly Person[] };

/** The points from left to right; twins hang from the middle between them. */
export function anchorsOf({ children }: Union, places: Places): Anchor[] {
  const groups = Map.groupBy(children, child => twinGroupOf(child) || child.key);
  return [...groups.values()].map(born => {
    const xs = born.map(child => places.get(child) ?? 0);
    return { x: (Math.min(...xs) + Math.max(...xs)) / 2, children: born };
  });
}

/** Whether a couple has twins, whose lines need height. */
export function hasTwins({ children }: Union): boolean {
  const groups = children.map(twinGroupOf).filter(group => group !== '');
  return new Set(groups).size < groups.length;
}

function twinGroupOf({ members: [member] }: Person): string {
  return member?.twinGroup ?? '';
}
