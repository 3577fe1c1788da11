import type { Union } from '#domain/pedigree/layout/branch.ts';
import {
  type Distances,
  descentOf,
  distanceBetween,
  type Neighbours,
  neighboursIn,
  type Places,
} from '#domain/pedigree/layout/distances.ts';
import { settleRow } from '#domain/pedigree/layout/settle-row.ts';
import { anchorsOf } from '#domain/pedigree/layout/twin-anchors.ts';
import type { Block, FamilyGraph } from '#domain/pedigree/model/family-graph.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** Rounds up and down the generations; nothing moves visibly any more by then. */
const ROUNDS = 24;

/** A block with how far its people stand from its left end, and from the block before. */
type Spaced = {
  readonly people: Block;
  readonly offsets: readonly number[];
  readonly width: number;
  readonly gap: number;
};

/** A pull on a block: the union, and whether the block holds its parents or its children. */
type Pull = { readonly union: Union; readonly isUpwards: boolean };

/**
 * Spreads the rows so that couples stand over the middle of their children and nobody nearer than the distances allow:
 * first parents and children give way to each other, at last the children follow.
 */
export function spread({ rows, unions }: FamilyGraph, distances: Distances): Places {
  const places = new Map<Person, number>();
  const neighbours = neighboursIn(rows.map(row => row.flat()));
  const spaced = rows.map(row => spacedRow(row, distances));
  for (const row of spaced) startRow(row, places);
  const pulls = rows.map(row => row.map(block => pullsOn(block, unions)));
  const wayOf = wayAlong(places, neighbours, distances);
  const pull = (index: number, pulling: readonly (readonly Pull[])[]) =>
    pullRow(spaced[index] ?? [], pulling.map(wayOf), places);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, pulling] of pulls.entries()) pull(index, pulling);
    for (const [index, pulling] of [...pulls.entries()].reverse()) pull(index, pulling);
  }
  for (const [index, pulling] of pulls.entries()) {
    pull(
      index,
      pulling.map(block => block.filter(({ isUpwards }) => isUpwards)),
    );
  }
  const leftmost = Math.min(...places.values());
  return new Map([...places].map(([person, x]) => [person, Math.round((x - leftmost) * 2) / 2]));
}

function spacedRow(row: readonly Block[], distances: Distances): Spaced[] {
  return row.map((people, index) => {
    const offsets: number[] = [];
    for (const [at, person] of people.entries()) {
      const before = people[at - 1];
      offsets.push(before ? (offsets[at - 1] ?? 0) + distanceBetween(before, person, distances) : 0);
    }
    const [first, last] = [people[0], row[index - 1]?.at(-1)];
    const gap = first && last ? distanceBetween(last, first, distances) : 0;
    return { people, offsets, width: offsets.at(-1) ?? 0, gap };
  });
}

/** Rows start packed and centred under each other. */
function startRow(row: readonly Spaced[], places: Map<Person, number>): void {
  let x = -row.reduce((sum, { width, gap }) => sum + width + gap, 0) / 2;
  for (const block of row) {
    x += block.gap;
    put(block, x, places);
    x += block.width;
  }
}

function put({ people, offsets }: Spaced, left: number, places: Map<Person, number>): void {
  for (const [index, person] of people.entries()) places.set(person, left + (offsets[index] ?? 0));
}

function pullsOn(block: Block, unions: readonly Union[]): Pull[] {
  return unions
    .filter(({ children }) => children.length > 0)
    .flatMap(union => [
      ...(union.parents.some(parent => block.includes(parent)) ? [{ union, isUpwards: false }] : []),
      ...(block.some(person => union.children.includes(person)) ? [{ union, isUpwards: true }] : []),
    ]);
}

function pullRow(row: readonly Spaced[], ways: readonly number[], places: Map<Person, number>): void {
  const wishes = row.map(({ people: [first], width, gap }, index) => ({
    at: ((first && places.get(first)) ?? 0) + (ways[index] ?? 0),
    width,
    gap,
  }));
  const starts = settleRow(wishes);
  for (const [index, block] of row.entries()) put(block, starts[index] ?? 0, places);
}

/** How far, on the average, the pulls would move a block. */
function wayAlong(places: Places, neighbours: Neighbours, distances: Distances) {
  return (pulls: readonly Pull[]): number => {
    if (pulls.length === 0) return 0;
    const ways = pulls.map(({ union, isUpwards }) => {
      const way = descentOf(union, places, neighbours, distances) - middleOfChildren(union, places);
      return isUpwards ? way : -way;
    });
    return ways.reduce((sum, way) => sum + way, 0) / ways.length;
  };
}

/** The middle between the first and the last child. */
function middleOfChildren(union: Union, places: Places): number {
  const anchors = anchorsOf(union, places);
  return ((anchors.at(0)?.x ?? 0) + (anchors.at(-1)?.x ?? 0)) / 2;
}
