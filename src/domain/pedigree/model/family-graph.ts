import {
  type Branch,
  type BranchUnion,
  rowsOf,
  type Union,
  unionsIn,
} from '#domain/pedigree/layout/branch.ts';
import { placedUnions } from '#domain/pedigree/layout/placed-unions.ts';
import { collapsedSiblings, eachSibling } from '#domain/pedigree/layout/plain-siblings.ts';
import { siblingOrder } from '#domain/pedigree/model/birth-order.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { type FamilyTree, familyTree } from '#domain/pedigree/model/family-tree.ts';
import { type Person, personOf, unnamedPartner } from '#domain/pedigree/model/person.ts';
import { PARTNER, SELF } from '#domain/pedigree/model/relationship.ts';
import { unionBetween } from '#domain/pedigree/model/union-between.ts';

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

type Way = 'left' | 'right';

/** The partners on one side of somebody, with the children of each. */
type Beside = Pick<Branch, 'line' | 'unions'>;

/**
 * The family as a drawing needs it. Everybody is a child or a partner in a tree whose order from left to right is
 * fixed, parents before children: no line crosses another. Only where two relatives with places of their own are a
 * couple can a crossing be unavoidable.
 */
export function familyGraph(members: readonly FamilyMember[], options: GraphOptions): FamilyGraph {
  const tree = familyTree(members);
  const branches = new Branches(tree, options).all();
  const rows = rowsOf(branches);
  for (const member of tree.surplus) {
    const row = member.generation - 1;
    rows[row] = [...(rows[row] ?? []), [personOf(member)]];
  }
  const filled = Array.from(rows, row => row ?? []).filter(row => row.length > 0);
  return { rows: filled, unions: placedUnions(unionsIn(branches), filled) };
}

class Branches {
  readonly #tree: FamilyTree;
  readonly #options: GraphOptions;
  /** On which side the partners of a twin stand. */
  readonly #sides = new Map<FamilyMember, Way>();

  constructor(tree: FamilyTree, options: GraphOptions) {
    this.#tree = tree;
    this.#options = options;
  }

  /** The two couples of grandparents, from whom everybody comes. */
  all(): Branch[] {
    return [this.#grandparents('Paternal', 'left'), this.#grandparents('Maternal', 'right')];
  }

  /**
   * Their other partners stand on the outer side, so that father and mother come to stand side by side. The one who
   * alone has other partners stands next to them.
   */
  #grandparents(side: 'Paternal' | 'Maternal', outer: Way): Branch {
    const { the } = this.#tree;
    const man = the(`Grandfather (${side})`);
    const woman = the(`Grandmother (${side})`);
    const manIsOuter =
      outer === 'left'
        ? this.#others(woman).length === 0 || this.#others(man).length > 0
        : this.#others(woman).length === 0 && this.#others(man).length > 0;
    const [near, far] = manIsOuter ? [man, woman] : [woman, man];
    const beside = this.#beside(near, outer);
    const beyond = this.#beside(far, outer, Math.max(1, beside.unions.length));
    const couple = outer === 'left' ? ([near, far] as const) : ([far, near] as const);
    const full = this.#union(couple[0], couple[1], this.#tree.childrenOf(near, far));
    const inner = couple.map(this.#tree.symbolOf);
    const head = this.#tree.symbolOf(near);
    return outer === 'left'
      ? {
          head,
          line: [...beyond.line, ...beside.line, ...inner],
          unions: [...beyond.unions, ...beside.unions, full],
        }
      : {
          head,
          line: [...inner, ...beside.line, ...beyond.line],
          unions: [full, ...beside.unions, ...beyond.unions],
        };
  }

  /** A member with partners on both sides and the children of each. */
  #branch(member: FamilyMember): Branch {
    const { relationship } = member;
    if (relationship === 'Father') return this.#father(member);
    if (relationship === 'Mother') return this.#oneSided(member, 'right');
    const partner = relationship === SELF ? this.#tree.find(PARTNER) : undefined;
    if (partner) return this.#withPartner(member, partner);
    const others = this.#others(member);
    const side = this.#sides.get(member);
    if (side) return this.#oneSided(member, side);
    const isManFirst = member.gender === 'Male';
    const after = others.filter((_, index) => (index % 2 === 0) === isManFirst);
    const before = others.filter(other => !after.includes(other));
    const left = this.#beside(member, 'left', 0, before);
    const right = this.#beside(member, 'right', 0, after);
    return this.#joined(left, member, right);
  }

  /** The father with his other partners, and the children he has with the mother, who stands next to him. */
  #father(father: FamilyMember): Branch {
    const { head, line, unions } = this.#oneSided(father, 'left');
    const mother = this.#tree.the('Mother');
    return {
      head,
      line,
      unions: [...unions, this.#union(father, mother, this.#tree.childrenOf(father, mother))],
    };
  }

  #oneSided(member: FamilyMember, way: Way): Branch {
    const beside = this.#beside(member, way);
    const none = { line: [], unions: [] };
    return way === 'left' ? this.#joined(beside, member, none) : this.#joined(none, member, beside);
  }

  /** The patient with the partner, each with others at the outer side; the man stands left. */
  #withPartner(self: FamilyMember, partner: FamilyMember): Branch {
    const isFirst = (this.#sides.get(self) ?? (self.gender === 'Male' ? 'right' : 'left')) === 'right';
    const [left, right] = isFirst ? [self, partner] : [partner, self];
    const before = this.#beside(left, 'left');
    const after = this.#beside(right, 'right');
    const own = this.#union(left, right, this.#tree.childrenOf(self, partner));
    return {
      head: this.#tree.symbolOf(self),
      line: [...before.line, this.#tree.symbolOf(left), this.#tree.symbolOf(right), ...after.line],
      unions: [...this.#relatedUnions(self), ...before.unions, own, ...after.unions],
    };
  }

  #joined(left: Beside, member: FamilyMember, right: Beside): Branch {
    return {
      head: this.#tree.symbolOf(member),
      line: [...left.line, this.#tree.symbolOf(member), ...right.line],
      unions: [...left.unions, ...this.#relatedUnions(member), ...right.unions],
    };
  }

  /** Couples of two relatives, both of whom have a place of their own. */
  #relatedUnions(member: FamilyMember): BranchUnion[] {
    return this.#tree.relatedPartners(member).map(partner => {
      const found = this.#union(member, partner, this.#tree.childrenOf(member, partner));
      const tie = this.#tree.tieBetween(member, partner);
      if (tie === '') return found;
      return { ...found, union: { ...found.union, isRelated: true, relatedAs: tie } };
    });
  }

  /** Those a member has had children with besides the usual partner, the nearest first. */
  #others(member: FamilyMember): (FamilyMember | undefined)[] {
    const usual = USUAL[member.relationship];
    const named = this.#tree.besides(member).filter(({ relationship }) => relationship !== usual);
    const hasUnnamed = this.#tree.childrenOf(member, undefined).length > 0;
    return hasUnnamed ? [undefined, ...named] : named;
  }

  /** Partners on one side of a member; those beyond the first are reached over the heads of the nearer. */
  #beside(member: FamilyMember, way: Way, from = 0, others = this.#others(member)): Beside {
    const symbol = this.#tree.symbolOf(member);
    const unions = others.map((other, index) => {
      const partner = other ? this.#tree.symbolOf(other) : unnamedPartner(symbol);
      const children = this.#siblings(this.#tree.childrenOf(member, other));
      const parents = way === 'left' ? ([partner, symbol] as const) : ([symbol, partner] as const);
      return { partner, ...unionBetween({ parents, children, tier: from + index, outer: way }) };
    });
    const outwards = way === 'left' ? unions.toReversed() : unions;
    return { line: outwards.map(({ partner }) => partner), unions: outwards };
  }

  #union(left: FamilyMember, right: FamilyMember, children: readonly FamilyMember[]): BranchUnion {
    const parents = [this.#tree.symbolOf(left), this.#tree.symbolOf(right)] as const;
    return unionBetween({ parents, children: this.#siblings(children), tier: 0, outer: 'left' });
  }

  /** The eldest first; the father at the right end of his siblings and the mother at the left end of hers. */
  #siblings(children: readonly FamilyMember[]): Branch[] {
    const ordered = siblingOrder(children, this.#options.year);
    this.#keepTwinsTogether(ordered);
    const heir = ordered.findIndex(({ relationship }) => HEIRS.includes(relationship));
    if (heir < 0) return this.#drawn(ordered);
    const [before, after] = [ordered.slice(0, heir), ordered.slice(heir + 1)];
    return [
      ...this.#drawn(before),
      ...ordered.slice(heir, heir + 1).map(child => this.#branch(child)),
      ...this.#drawn(after),
    ];
  }

  /** Partners of twins stand at the outer sides, so that nothing is between the two. */
  #keepTwinsTogether(siblings: readonly FamilyMember[]): void {
    const groups = Map.groupBy(siblings, ({ twinGroup, id }) => twinGroup || id);
    for (const twins of groups.values()) {
      const [first, last] = [twins.at(0), twins.at(-1)];
      if (!first || !last || first === last) continue;
      this.#sides.set(first, 'left').set(last, 'right');
    }
  }

  #drawn(siblings: readonly FamilyMember[]): Branch[] {
    if (!this.#options.isCollapsed) return eachSibling(siblings).map(group => this.#group(group));
    return collapsedSiblings(siblings, member => this.#isAlone(member)).map(group => this.#group(group));
  }

  #isAlone(member: FamilyMember): boolean {
    const { besides, relatedPartners } = this.#tree;
    return (
      this.#others(member).length + besides(member).length + relatedPartners(member).length === 0 &&
      member.partnerOf === ''
    );
  }

  #group(members: readonly FamilyMember[]): Branch {
    const [member] = members;
    if (member && members.length === 1) return this.#branch(member);
    const head = crowd(members);
    return { head, line: [head], unions: [] };
  }
}

const HEIRS: readonly string[] = ['Father', 'Mother', SELF];

/** With whom the children without a choice of parents are. */
const USUAL: Partial<Record<FamilyMember['relationship'], FamilyMember['relationship']>> = {
  [SELF]: PARTNER,
};

function crowd(members: readonly FamilyMember[]): Person {
  return {
    key: `members ${members.map(({ id }) => id).join(' ')}`,
    members,
    gender: members[0]?.gender ?? 'Unknown',
  };
}
