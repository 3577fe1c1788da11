import type { SpokenRows } from '#domain/practice/understanding/encoder.ts';

/** So many places, topics and patterns are left out each time, so that none is relied on alone. */
export const LEFT_OUT = 0.1;

/** So often nothing is known of what was spoken of before, and of who is spoken to. */
const UNKNOWN = 0.1;

/** So often something else was spoken of before: what was misread must not colour what comes after. */
const MISTAKEN = 0.08;

/**
 * What is heard of an example while it is learnt from: some of its places are left out, and what was spoken of before is
 * known only in part, not at all, or is that of another example.
 */
export function halfHeard(
  { places, person, topics }: SpokenRows,
  another: () => SpokenRows,
  random: () => number,
): SpokenRows {
  return {
    places: places.map(place => (random() < LEFT_OUT ? [] : place)),
    person: known(person, random),
    topics: known(random() < MISTAKEN ? another().topics : topics, random),
  };
}

/** Some rows are left out; now and then, all. */
function known(rows: readonly number[], random: () => number): readonly number[] {
  return random() < UNKNOWN ? [] : rows.filter(() => random() >= LEFT_OUT);
}
