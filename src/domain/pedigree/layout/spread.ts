import type { Union } from '#domain/pedigree/layout/couple.ts';
import { settleRow } from '#domain/pedigree/layout/settle-row.ts';
import type { Block, FamilyGraph } from '#domain/pedigree/model/family-graph.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** Rounds up and down the generations; nothing moves visibly any more by then. */
const ROUNDS = 24;

/** Where everybody stands from left to right; the leftmost at 0. */
export type Places = ReadonlyMap<Person, number>;

/**
 * Spreads the rows so that couples stand over the middle of their children and nobody nearer than `spacing`: first
 * parents and children give way to each other, at last the children follow.
 */
export function spread({ rows, unions }: FamilyGraph, spacing: number): Places {
  const places = new Map<Person, number>();
  for (const row of rows) startRow(row, spacing, places);
  const pulls = rows.map(row => row.map(block => pullsOn(block, unions)));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, row] of rows.entries()) pullRow(row, pulls[index] ?? [], spacing, places);
    for (const [index, row] of [...rows.entries()].reverse())
      pullRow(row, pulls[index] ?? [], spacing, places);
  }
  const upwards = pulls.map(row => row.map(block => block.filter(({ isUpwards }) => isUpwards)));
  for (const [index, row] of rows.entries()) pullRow(row, upwards[index] ?? [], spacing, places);
  const leftmost = Math.min(...places.values());
  return new Map([...places].map(([person, x]) => [person, Math.round((x - leftmost) * 2) / 2]));
}

/** The middle between the two parents. */
export function middleOf({ parents: [left, right] }: Union, places: Places): number {
  return ((places.get(left) ?? 0) + (places.get(right) ?? 0)) / 2;
}

/** The middle between the first and the last child. */
function middleOfChildren({ children }: Union, places: Places): number {
  const [first, last] = [children.at(0), children.at(-1)];
  return (((first && places.get(first)) ?? 0) + ((last && places.get(last)) ?? 0)) / 2;
}

/** Rows start packed and centred under each other. */
function startRow(row: readonly Block[], spacing: number, places: Map<Person, number>): void {
  const people = row.flat();
  const left = (-(people.length - 1) * spacing) / 2;
  for (const [index, person] of people.entries()) places.set(person, left + index * spacing);
}

/** A pull on a block: the union, and whether the block holds its parents or its children. */
type Pull = { readonly union: Union; readonly isUpwards: boolean };

function pullsOn(block: Block, unions: readonly Union[]): Pull[] {
  return unions
    .filter(({ children }) => children.length > 0)
    .flatMap(union => [
      ...(union.parents.some(parent => block.includes(parent)) ? [{ union, isUpwards: false }] : []),
      ...(block.some(person => union.children.includes(person)) ? [{ union, isUpwards: true }] : []),
    ]);
}

function pullRow(
  row: readonly Block[],
  pulls: readonly (readonly Pull[])[],
  spacing: number,
  places: Map<Person, number>,
): void {
  const wishes = row.map((block, index) => ({
    at: startOf(block, places) + wayOf(pulls[index] ?? [], places),
    width: (block.length - 1) * spacing,
  }));
  const starts = settleRow(wishes, spacing);
  for (const [index, block] of row.entries()) {
    for (const [step, person] of block.entries()) places.set(person, (starts[index] ?? 0) + step * spacing);
  }
}

function startOf(block: Block, places: Places): number {
  const [first] = block;
  return (first && places.get(first)) ?? 0;
}

/** How far, on the average, the pulls would move a block. */
function wayOf(pulls: readonly Pull[], places: Places): number {
  if (pulls.length === 0) return 0;
  const ways = pulls.map(({ union, isUpwards }) => {
    const way = middleOf(union, places) - middleOfChildren(union, places);
    return isUpwards ? way : -way;
  });
  return ways.reduce((sum, way) => sum + way, 0) / ways.length;
}
