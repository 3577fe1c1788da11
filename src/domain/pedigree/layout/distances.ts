import type { Union } from '#domain/pedigree/layout/branch.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** Where everybody stands from left to right; the leftmost at 0. */
export type Places = ReadonlyMap<Person, number>;

/** How far apart people must stand. */
export type Distances = {
  /** Between the centres of neighbours, at least. */
  readonly spacing: number;
  /** Half the width of what stands under a symbol. */
  readonly reachOf: (person: Person) => number;
  /** The width of what stands on the line of a couple. */
  readonly lineOf: (one: Person, other: Person) => number;
};

/** Between the labels of neighbours. */
export const BETWEEN_LABELS = 14;

/** From one neighbour's centre to the other's. */
export function distanceBetween(left: Person, right: Person, distances: Distances): number {
  const { spacing, reachOf, lineOf } = distances;
  return Math.max(spacing, reachOf(left) + BETWEEN_LABELS + reachOf(right), lineOf(left, right));
}

/** Who stands next to whom in the rows of a family. */
export type Neighbours = {
  readonly after: ReadonlyMap<Person, Person>;
  readonly before: ReadonlyMap<Person, Person>;
};

export function neighboursIn(rows: readonly (readonly Person[])[]): Neighbours {
  const pairs = rows.flatMap(row =>
    row.flatMap((person, index) => {
      const next = row[index + 1];
      return next ? [[person, next] as const] : [];
    }),
  );
  return { after: new Map(pairs), before: new Map(pairs.map(([left, right]) => [right, left])) };
}

/**
 * Where the line from a couple to their children comes down when nothing is in the way: between the labels of the two,
 * or, of those who stand apart, beside the outer one.
 */
export function descentOf(
  union: Union,
  places: Places,
  { after, before }: Neighbours,
  { reachOf }: Distances,
): number {
  const [one, other] = union.parents;
  const left = union.outer === 'left' ? one : (before.get(other) ?? one);
  const right = union.outer === 'left' ? (after.get(one) ?? other) : other;
  return ((places.get(left) ?? 0) + reachOf(left) + (places.get(right) ?? 0) - reachOf(right)) / 2;
}
