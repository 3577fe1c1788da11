import { entriesOf, type KeyEntry } from '#domain/pedigree/drawing/condition-key.ts';
import { type FamilyMember, nameOf } from '#domain/pedigree/model/family-member.ts';
import type { Person } from '#domain/pedigree/model/person.ts';
import { drawableText } from '#domain/text/drawable-text.ts';
import { fittedText, wrappedText } from '#domain/text/text-width.ts';

export const LABEL_SIZE = 11;

/** One line under a symbol. */
export type LabelLine = { readonly text: string; readonly isName: boolean };

/** The lines under a symbol: the name, then age or death, then conditions with their ages of onset. */
export function labelOf({ members }: Person, key: readonly KeyEntry[], width: number): LabelLine[] {
  const [member] = members;
  if (!member) return [];
  if (members.length > 1) return named([fittedText(`${briefly(member.relationship)}s`, LABEL_SIZE, width)]);
  const facts = [ageLabel(member), ...wrappedText(conditionLabel(member, key), LABEL_SIZE, width, 2)];
  return [
    ...named(wrappedText(drawableText(briefly(nameOf(member))), LABEL_SIZE, width, 2)),
    ...facts.filter(text => text !== '').map(text => ({ text, isName: false })),
  ];
}

function named(lines: readonly string[]): LabelLine[] {
  return lines.map(text => ({ text, isName: true }));
}

/** 'Uncle (Paternal) 2' stands on the father's side for all to see: 'Uncle 2'. */
function briefly(name: string): string {
  return name.replace(/ \((Paternal|Maternal)\)/, '');
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
