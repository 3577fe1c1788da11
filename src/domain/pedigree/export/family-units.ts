import { completedFamily } from '#domain/pedigree/model/completed-family.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { birthParentage, relativeOfPartner } from '#domain/pedigree/model/parentage.ts';
import { type Person, personOf, unnamedPartner } from '#domain/pedigree/model/person.ts';

/** A couple and the children they have together, as genealogists file them. */
export type FamilyUnit = {
  readonly father: Person;
  readonly mother: Person;
  readonly children: readonly Person[];
};

/** Everybody who is to be exported: the members in their order, then the parents nobody has named. */
export type FamilyUnits = { readonly people: readonly Person[]; readonly units: readonly FamilyUnit[] };

/** The family by couples; every child has two parents, named or not. */
export function familyUnits(members: readonly FamilyMember[]): FamilyUnits {
  const { family, standIns, surplus } = completedFamily(members);
  const symbols = new Map(
    family.map(
      member =>
        [member, standIns.has(member) ? { ...personOf(member), members: [] } : personOf(member)] as const,
    ),
  );
  const symbolOf = (member: FamilyMember) => symbols.get(member) ?? personOf(member);
  const unnamed = new Map<string, Person>();
  const units = new Map<string, FamilyUnit>();
  const add = (parents: readonly (FamilyMember | undefined)[], child?: FamilyMember) => {
    const [one, other] = parents;
    if (!one) return;
    const first = symbolOf(one);
    const second = other ? symbolOf(other) : (unnamed.get(one.id) ?? unnamedPartner(first));
    if (!other) unnamed.set(one.id, second);
    const [father, mother] = asFatherAndMother(first, second);
    const key = `${father.key}\n${mother.key}`;
    const children = units.get(key)?.children ?? [];
    units.set(key, { father, mother, children: child ? [...children, symbolOf(child)] : children });
  };
  for (const member of family) {
    const relative = relativeOfPartner(member, family);
    if (relative) add([relative, member]);
    add(birthParentage(member, family)?.parents ?? [], member);
  }
  return {
    people: [...symbols.values(), ...surplus.map(personOf), ...unnamed.values()],
    units: [...units.values()],
  };
}

/** These formats know a father and a mother only; where the genders do not say, the first is the father. */
function asFatherAndMother(one: Person, other: Person): readonly [Person, Person] {
  const isTurned = one.gender === 'Female' || (other.gender === 'Male' && one.gender !== 'Male');
  return isTurned && other.gender !== 'Female' ? [other, one] : [one, other];
}
