import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { missingPerson, type Person, personOf } from '#domain/pedigree/model/person.ts';
import { genderOf, kindOf, PARTNER, type Relationship, SELF } from '#domain/pedigree/model/relationship.ts';

/** Who is who in a family. */
export type DrawnPersons = {
  readonly self: Person;
  readonly partner: Person | undefined;
  readonly father: Person;
  readonly mother: Person;
  /** Grandfather, grandmother. */
  readonly paternal: readonly [Person, Person];
  readonly maternal: readonly [Person, Person];
  readonly paternalSiblings: readonly FamilyMember[];
  readonly maternalSiblings: readonly FamilyMember[];
  readonly siblings: readonly FamilyMember[];
  readonly children: readonly FamilyMember[];
  /** A second father, a third grandmother: drawn, but related to nobody. */
  readonly surplus: readonly FamilyMember[];
};

/** Finds everybody's part. One of the seven that a damaged history lacks is stood in for. */
export function drawnPersonsOf(members: readonly FamilyMember[]): DrawnPersons {
  const all = (...relationships: Relationship[]) =>
    members.filter(member => relationships.includes(member.relationship));
  const only = (relationship: Relationship) => {
    const [member] = all(relationship);
    return member ? personOf(member) : missingPerson(relationship, genderOf(relationship, null));
  };
  return {
    self: only(SELF),
    partner: all(PARTNER).length > 0 ? only(PARTNER) : undefined,
    father: only('Father'),
    mother: only('Mother'),
    paternal: [only('Grandfather (Paternal)'), only('Grandmother (Paternal)')],
    maternal: [only('Grandfather (Maternal)'), only('Grandmother (Maternal)')],
    paternalSiblings: all('Uncle (Paternal)', 'Aunt (Paternal)'),
    maternalSiblings: all('Uncle (Maternal)', 'Aunt (Maternal)'),
    siblings: all('Brother', 'Sister'),
    children: all('Son', 'Daughter'),
    surplus: members.filter(
      (member, index) =>
        kindOf(member.relationship).isOnlyOne &&
        members.findIndex(other => other.relationship === member.relationship) !== index,
    ),
  };
}
