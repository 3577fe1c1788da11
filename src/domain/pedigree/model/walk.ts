import type { Figure } from '#domain/pedigree/drawing/figure.ts';
import type { Scene } from '#domain/pedigree/drawing/scene.ts';

export const WALK_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
export type WalkKey = (typeof WALK_KEYS)[number];

/**
 * Where a key leads from a figure: left and right along the generation, up to a parent, down to a child, Home and End
 * to the ends of the row. Whoever has no parent or child leads to the nearest in that row; the edge leads nowhere.
 */
export function walked(scene: Scene, from: Figure, key: WalkKey): Figure {
  const row = membersIn(scene, from.row);
  const index = row.indexOf(from);
  switch (key) {
    case 'ArrowLeft':
      return row[index - 1] ?? from;
    case 'ArrowRight':
      return row[index + 1] ?? from;
    case 'Home':
      return row[0] ?? from;
    case 'End':
      return row.at(-1) ?? from;
    case 'ArrowUp':
      return nearest(from, parentsOf(scene, from), membersIn(scene, from.row - 1));
    case 'ArrowDown':
      return nearest(from, childrenOf(scene, from), membersIn(scene, from.row + 1));
  }
}

/** The figures of a row that can be opened; unnamed parents are only drawn. */
function membersIn({ figures }: Scene, row: number): Figure[] {
  return figures.filter(figure => figure.row === row && figure.person.members.length > 0);
}

function parentsOf({ unions, figures }: Scene, { person }: Figure): Figure[] {
  const parents = unions.filter(({ children }) => children.includes(person)).flatMap(union => union.parents);
  return figures.filter(figure => parents.includes(figure.person) && figure.person.members.length > 0);
}

function childrenOf({ unions, figures }: Scene, { person }: Figure): Figure[] {
  const children = unions.filter(({ parents }) => parents.includes(person)).flatMap(union => union.children);
  return figures.filter(figure => children.includes(figure.person));
}

function nearest(from: Figure, related: readonly Figure[], row: readonly Figure[]): Figure {
  const candidates = related.length > 0 ? related : row;
  const [best] = candidates.toSorted((one, other) => Math.abs(one.x - from.x) - Math.abs(other.x - from.x));
  return best ?? from;
}
