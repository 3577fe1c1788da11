import type { Union } from '#domain/pedigree/layout/branch.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** A couple of two relatives who stand apart passes over those between them, above the other couples. */
const OVER_ALL = 3;

/** The unions with their parents as they stand from left to right, and the lines of those who stand apart raised. */
export function placedUnions(
  unions: readonly Union[],
  rows: readonly (readonly (readonly Person[])[])[],
): Union[] {
  const places = new Map(rows.flatMap(row => row.flat().map((person, index) => [person, index] as const)));
  const placeOf = (person: Person) => places.get(person) ?? 0;
  return unions.map(union => {
    const [one, other] = union.parents;
    const isTurned = placeOf(one) > placeOf(other);
    const isApart = Math.abs(placeOf(one) - placeOf(other)) > 1;
    return {
      ...union,
      parents: isTurned ? [other, one] : [one, other],
      tier: isApart ? union.tier || OVER_ALL : 0,
    };
  });
}
