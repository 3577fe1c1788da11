import {
  type Couple,
  coupleOf,
  isOnlySecondsHalves,
  type Union,
  unionsOf,
} from '#domain/pedigree/layout/couple.ts';
import { collapsedSiblings, eachSibling } from '#domain/pedigree/layout/plain-siblings.ts';
import { eldestFirst } from '#domain/pedigree/model/birth-order.ts';
import { type DrawnPersons, drawnPersonsOf } from '#domain/pedigree/model/drawn-persons.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { type Person, personOf, unnamedPartner } from '#domain/pedigree/model/person.ts';
import { kindOf } from '#domain/pedigree/model/relationship.ts';

/** People who stand side by side at even distances. */
export type Block = readonly Person[];

/** A family by generations, the eldest first; each generation is a row of blocks from left to right. */
export type FamilyGraph = { readonly rows: readonly (readonly Block[])[]; readonly unions: readonly Union[] };

export type GraphOptions = {
  /** The current year, for the order of siblings. */
  readonly year: number;
  /** Draws three or more plain siblings of one sex as one symbol. */
  readonly isCollapsed?: boolean;
};

type Drawn = (members: readonly FamilyMember[]) => Person[];

/**
 * The family as a drawing needs it. Relationships to the patient fix who is whose child, and with it the order in
 * each row: lines cross only where both grandparents of one side have children with somebody else.
 */
export function familyGraph(members: readonly FamilyMember[], options: GraphOptions): FamilyGraph {
  const persons = drawnPersonsOf(members);
  const symbols = options.isCollapsed ? collapsedSiblings : eachSibling;
  const drawn: Drawn = siblings => symbols(eldestFirst(siblings, options.year));
  const paternal = paternalCouple(persons, drawn);
  const maternal = maternalCouple(persons, drawn);
  const parents = parentCouple(persons, drawn, options.year);
  const own = ownCouple(persons, drawn);
  const surplus = (generation: number) =>
    persons.surplus.filter(member => kindOf(member.relationship).generation === generation).map(lone);
  const rows = [
    [lineOf(paternal), lineOf(maternal), ...surplus(1)],
    [
      ...halvesOf(paternal),
      [...paternal.full.children.slice(0, -1), ...parents.leftLine],
      [...parents.rightLine, ...maternal.full.children.slice(1)],
      ...halvesOf(maternal),
      ...surplus(2),
    ],
    [
      parents.leftHalf?.children ?? [],
      parents.full.children.flatMap(child => (child === persons.self ? ownLine(persons, own) : [child])),
      parents.rightHalf?.children ?? [],
      ...surplus(3),
    ],
    own ? unionsOf(own).map(({ children }) => children) : [],
  ];
  return {
    rows: rows.map(row => row.filter(block => block.length > 0)).filter(row => row.length > 0),
    unions: [paternal, maternal, parents, ...(own ? [own] : [])].flatMap(unionsOf),
  };
}

/** The father stands at the right end of his siblings, beside the mother. */
function paternalCouple({ paternal, paternalSiblings, father }: DrawnPersons, drawn: Drawn): Couple {
  const [grandfather, grandmother] = paternal;
  const isTurned = isOnlySecondsHalves(paternalSiblings, grandfather, grandmother);
  return coupleOf({
    left: isTurned ? grandmother : grandfather,
    right: isTurned ? grandfather : grandmother,
    children: paternalSiblings,
    drawn,
    withHeir: siblings => [...drawn(siblings), father],
  });
}

/** The mother stands at the left end of her siblings, beside the father. */
function maternalCouple({ maternal, maternalSiblings, mother }: DrawnPersons, drawn: Drawn): Couple {
  const [grandfather, grandmother] = maternal;
  const isTurned = isOnlySecondsHalves(maternalSiblings, grandmother, grandfather);
  return coupleOf({
    left: isTurned ? grandmother : grandfather,
    right: isTurned ? grandfather : grandmother,
    children: maternalSiblings,
    drawn,
    withHeir: siblings => [mother, ...drawn(siblings)],
  });
}

/** The patient has a place among the siblings by age. */
function parentCouple({ father, mother, siblings, self }: DrawnPersons, drawn: Drawn, year: number): Couple {
  return coupleOf({
    left: father,
    right: mother,
    children: siblings,
    drawn,
    withHeir: full => amongSiblings(self, full, drawn, year),
  });
}

function amongSiblings(
  self: Person,
  siblings: readonly FamilyMember[],
  drawn: Drawn,
  year: number,
): Person[] {
  const ordered = eldestFirst([...self.members, ...siblings], year);
  const index = ordered.findIndex(member => self.members.includes(member));
  return [...drawn(ordered.slice(0, Math.max(0, index))), self, ...drawn(ordered.slice(index + 1))];
}

/** The patient with the partner, or with an unnamed one when there are only children; the man stands left. */
function ownCouple({ self, partner, children }: DrawnPersons, drawn: Drawn): Couple | undefined {
  if (!partner && children.length === 0) return undefined;
  const other = partner ?? unnamedPartner(self);
  const isLeft = self.gender === 'Male';
  return coupleOf({
    left: isLeft ? self : other,
    right: isLeft ? other : self,
    children: partner ? children : children.map(child => ({ ...child, parentIds: [] })),
    drawn,
  });
}

function ownLine({ self }: DrawnPersons, own: Couple | undefined): Block {
  return own ? lineOf(own) : [self];
}

function lineOf({ leftLine, rightLine }: Couple): Block {
  return [...leftLine, ...rightLine];
}

function halvesOf({ leftHalf, rightHalf }: Couple): Block[] {
  return [leftHalf?.children ?? [], rightHalf?.children ?? []];
}

function lone(member: FamilyMember): Block {
  return [personOf(member)];
}
