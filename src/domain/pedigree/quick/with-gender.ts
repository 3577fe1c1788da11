import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import {
  isGenderImplied,
  type MemberGender,
  type Relationship,
} from '#domain/pedigree/model/relationship.ts';

/** What the same relative is called as a man, as a woman, and where neither is known. */
const WORDS: readonly (readonly [male: Relationship, female: Relationship, unknown?: Relationship])[] = [
  ['Brother', 'Sister', 'Sibling'],
  ['Son', 'Daughter', 'Child'],
  ['Nephew', 'Niece', 'Niece/Nephew'],
  ['Grandson', 'Granddaughter', 'Grandchild'],
  ['Uncle (Paternal)', 'Aunt (Paternal)'],
  ['Uncle (Maternal)', 'Aunt (Maternal)'],
];

/** Whether one may say of a relative which gender it has: a father's is never asked. */
export function canChangeGender({ relationship }: FamilyMember): boolean {
  return !isGenderImplied(relationship) || wordsOf(relationship) !== undefined;
}

/** The same relative of another gender: a brother becomes a sister. A name that only said so changes with it. */
export function withGender(member: FamilyMember, gender: MemberGender): FamilyMember {
  const words = wordsOf(member.relationship);
  if (!words) return { ...member, gender };
  const [male, female, unknown] = words;
  const neutral = unknown ?? member.relationship;
  const relationship = gender === 'Male' ? male : gender === 'Female' ? female : neutral;
  const name = member.name === member.relationship ? relationship : member.name;
  return { ...member, gender, relationship, name };
}

function wordsOf(relationship: Relationship) {
  return WORDS.find(words => words.includes(relationship));
}
