import { linesOf } from '#domain/pedigree/drawing/family-lines.ts';
import type { Shape } from '#domain/pedigree/drawing/shape.ts';
import type { Union } from '#domain/pedigree/layout/couple.ts';
import { descentsOf } from '#domain/pedigree/layout/descents.ts';
import { type Row, stackRows } from '#domain/pedigree/layout/rows.ts';
import type { Places } from '#domain/pedigree/layout/spread.ts';
import type { FamilyGraph } from '#domain/pedigree/model/family-graph.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** The generations of a family stacked on the page, with the lines between them. */
export type Generations = { readonly rows: readonly Row[]; readonly lines: readonly Shape[] };

/**
 * Stacks the generations so that labels and the bars of sibships have room between them.
 * @param linesUnder how many lines of words stand under a person's symbol
 */
export function stackedGenerations(
  graph: FamilyGraph,
  places: Places,
  linesUnder: (person: Person) => number,
): Generations {
  const people = graph.rows.map(row => row.flat());
  const unions = people.map(row => graph.unions.filter(({ parents: [left] }) => row.includes(left)));
  const descents = unions.map(row => descentsOf(row.filter(hasChildren), places));
  const bars = descents.map(row =>
    [...row].map(([{ children }, from]) => {
      const xs = children.map(child => places.get(child) ?? 0);
      return { from, left: Math.min(...xs), right: Math.max(...xs) };
    }),
  );
  const rows = stackRows(
    people.map((row, index) => ({ lines: Math.max(...row.map(linesUnder)), bars: bars[index] ?? [] })),
  );
  const lines = rows.flatMap(({ y, lanes }, index) => {
    const descent = descents[index] ?? new Map<Union, number>();
    const order = [...descent.keys()];
    return (unions[index] ?? []).flatMap(union =>
      linesOf({
        union,
        places,
        y,
        childY: rows[index + 1]?.y ?? 0,
        descent: descent.get(union) ?? 0,
        barY: lanes[order.indexOf(union)] ?? 0,
      }),
    );
  });
  return { rows, lines };
}

function hasChildren({ children }: Union): boolean {
  return children.length > 0;
}
