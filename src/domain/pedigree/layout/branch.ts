import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { Person } from '#domain/pedigree/model/person.ts';

/** Two people with the children they have together; without children they are only a couple. */
export type Union = {
  /** From left to right. */
  readonly parents: readonly [Person, Person];
  /** From left to right. */
  readonly children: readonly Person[];
  /** The parents are related by blood. */
  readonly isRelated: boolean;
  /** How, where it was told or follows from the tree; else empty. */
  readonly relatedAs: string;
  readonly partnership: FamilyMember['partnership'];
  /** 0: side by side; more: the line rises that many steps to pass over those who stand between. */
  readonly tier: number;
  /** On which side the one stands who is reached over the heads of others. */
  readonly outer: 'left' | 'right';
  readonly noChildren: FamilyMember['noChildren'];
};

/** A union whose children are branches of their own. */
export type BranchUnion = { readonly union: Union; readonly children: readonly Branch[] };

/** A person with partners side by side, and the children of each couple, all from left to right. */
export type Branch = {
  /** The child of the couple above; the others of the line are partners. */
  readonly head: Person;
  readonly line: readonly Person[];
  readonly unions: readonly BranchUnion[];
};

/** Somebody without partner and children. */
export function isLeaf({ line, unions }: Branch): boolean {
  return line.length === 1 && unions.length === 0;
}

/** Every union beneath branches, from left to right, parents before children. */
export function unionsIn(branches: readonly Branch[]): Union[] {
  return branches.flatMap(({ unions }) =>
    unions.flatMap(({ union, children }) => [union, ...unionsIn(children)]),
  );
}

/**
 * The rows of branches: who stands side by side at even distances is a block. Siblings without children of their own
 * stand in one block.
 */
export function rowsOf(branches: readonly Branch[]): (readonly Person[])[][] {
  const rows: Person[][][] = [];
  const put = (row: number, block: readonly Person[]) => {
    rows[row] = [...(rows[row] ?? []), [...block]];
  };
  const putSiblings = (siblings: readonly Branch[], row: number) => {
    for (const [index, branch] of siblings.entries()) {
      const before = siblings[index - 1];
      if (isLeaf(branch) && before && isLeaf(before)) rows[row]?.at(-1)?.push(...branch.line);
      else put(row, branch.line);
      for (const { children } of branch.unions) putSiblings(children, row + 1);
    }
  };
  for (const branch of branches) putSiblings([branch], 0);
  return rows;
}
