import { entriesOf, type KeyEntry } from '#domain/pedigree/condition-key.ts';
import { drawableText } from '#domain/pedigree/drawable-text.ts';
import { type FamilyMember, nameOf } from '#domain/pedigree/family-member.ts';
import type { Person } from '#domain/pedigree/person.ts';
import { fittedText, wrappedText } from '#domain/pedigree/text-width.ts';

export const LABEL_SIZE = 11;

/** The lines under a symbol: the name, then age or death, then conditions with their ages of onset. */
export function labelOf({ members }: Person, key: readonly KeyEntry[], width: number): string[] {
  const [member] = members;
  if (!member) return [];
  if (members.length > 1) return [fittedText(`${member.relationship}s`, LABEL_SIZE, width)];
  return [
    ...wrappedText(drawableText(nameOf(member)), LABEL_SIZE, width, 2),
    ...[ageLabel(member)].filter(text => text !== ''),
    ...wrappedText(conditionLabel(member, key), LABEL_SIZE, width, 2),
  ];
}

/** '54 y', 'b. 1970', 'd. 65 y': what is known of a member's years, in the notation of pedigrees. */
export function ageLabel(member: FamilyMember): string {
  if (!member.isAlive) return member.ageAtDeath === null ? 'd.' : `d. ${member.ageAtDeath} y`;
  if (member.currentAge !== null) return `${member.currentAge} y`;
  return member.birthYear === null ? '' : `b. ${member.birthYear}`;
}

/** 'A 52, C': the letters of the key, each with the age of onset where it is known. */
function conditionLabel(member: FamilyMember, key: readonly KeyEntry[]): string {
  return entriesOf(member.medicalConditions, key)
    .map(({ entry, ageOfOnset }) =>
      ageOfOnset === null ? entry.letter : `${entry.letter}\u00a0${ageOfOnset}`,
    )
    .join(', ');
}
