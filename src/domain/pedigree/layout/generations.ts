import { linesOf, type Slant, slantsOf } from '#domain/pedigree/drawing/family-lines.ts';
import type { Shape } from '#domain/pedigree/drawing/shape.ts';
import { RADIUS } from '#domain/pedigree/drawing/symbol.ts';
import type { Union } from '#domain/pedigree/layout/branch.ts';
import { descentsOf } from '#domain/pedigree/layout/descents.ts';
import { type Distances, descentOf, neighboursIn, type Places } from '#domain/pedigree/layout/distances.ts';
import { type Row, stackRows } from '#domain/pedigree/layout/rows.ts';
import { anchorsOf, hasTwins } from '#domain/pedigree/layout/twin-anchors.ts';
import type { FamilyGraph } from '#domain/pedigree/model/family-graph.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** The generations of a family stacked on the page, with the lines between them. */
export type Generations = { readonly rows: readonly Row[]; readonly lines: readonly Shape[] };

type Stacked = {
  readonly places: Places;
  readonly distances: Distances;
  /** How many lines of words stand under a person's symbol. */
  readonly linesUnder: (person: Person) => number;
  /** Whether a sign of no children hangs from a symbol. */
  readonly isChildless: (person: Person) => boolean;
};

/** Stacks the generations so that labels and the bars of sibships have room between them. */
export function stackedGenerations(graph: FamilyGraph, stacked: Stacked): Generations {
  const { places, distances, linesUnder, isChildless } = stacked;
  const people = graph.rows.map(row => row.flat());
  const neighbours = neighboursIn(people);
  const unions = people.map(row => graph.unions.filter(({ parents: [left] }) => row.includes(left)));
  const middleOf = (union: Union) => descentOf(union, places, neighbours, distances);
  const descents = unions.map(row => descentsOf(row.filter(hasChildren), places, middleOf));
  const bars = descents.map(row =>
    [...row].map(([union, from]) => {
      const xs = anchorsOf(union, places).map(({ x }) => x);
      return { from, left: Math.min(...xs), right: Math.max(...xs) };
    }),
  );
  const rows = stackRows(
    people.map((row, index) => ({
      lines: Math.max(...row.map(linesUnder)),
      hasSigns: row.some(isChildless),
      bars: bars[index] ?? [],
      tiers: Math.max(0, ...(unions[index] ?? []).map(({ tier }) => tier)),
      hasTwins: (unions[index - 1] ?? []).some(hasTwins),
    })),
  );
  const barOf = (union: Union, index: number) =>
    rows[index]?.lanes[[...(descents[index]?.keys() ?? [])].indexOf(union)] ?? 0;
  const slantsTo = (index: number): Slant[] =>
    (unions[index - 1] ?? []).filter(hasTwins).flatMap(union =>
      anchorsOf(union, places)
        .filter(({ children }) => children.length > 1)
        .flatMap(anchor =>
          slantsOf(anchor, {
            barY: barOf(union, index - 1),
            top: (rows[index]?.y ?? 0) - RADIUS,
            places,
          }),
        ),
    );
  const lines = rows.flatMap(({ y }, index) => {
    const descent = descents[index] ?? new Map<Union, number>();
    const slants = slantsTo(index);
    return (unions[index] ?? []).flatMap(union =>
      linesOf({
        union,
        places,
        y,
        childY: rows[index + 1]?.y ?? 0,
        descent: descent.get(union) ?? middleOf(union),
        barY: barOf(union, index),
        slants,
      }),
    );
  });
  return { rows, lines };
}

function hasChildren({ children }: Union): boolean {
  return children.length > 0;
}
