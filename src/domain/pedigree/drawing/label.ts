import { entriesOf, type HeldEntry, type KeyEntry } from '#domain/pedigree/drawing/condition-key.ts';
import { type FamilyMember, isUnborn, nameOf } from '#domain/pedigree/model/family-member.ts';
import type { Person } from '#domain/pedigree/model/person.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { drawableText } from '#domain/text/drawable-text.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { fittedText, textWidth, wholeText } from '#domain/text/text-width.ts';

export const LABEL_SIZE = 11;

/** No word makes a label wider than this; a longer one is broken. */
const WIDEST = 132;

/** How far aside the patient's arrow reaches, and the number beside brackets. */
const ARROW_REACH = 46;

/** One line under a symbol. */
export type LabelLine = { readonly text: string; readonly isName: boolean };

/** A label with half of the width it needs. */
export type Label = { readonly lines: readonly LabelLine[]; readonly reach: number };

/**
 * The lines under a symbol: the name, then age or death with its cause, then conditions with their ages of onset.
 * Nothing is cut: texts are wrapped, and a long word makes the label wider.
 */
export function labelOf({ members }: Person, key: readonly KeyEntry[], width: number): Label {
  const [member] = members;
  if (!member) return { lines: [], reach: width / 2 };
  if (members.length > 1) {
    const text = fittedText(`${briefly(member.relationship)}s`, LABEL_SIZE, width);
    return { lines: [{ text, isName: true }], reach: width / 2 };
  }
  const name = drawableText(briefly(nameShown(member)));
  const facts = factsOf(member, key);
  const wide = Math.min(WIDEST, Math.max(width, ...[name, ...facts].map(longestWord)));
  const lines = (text: string, isName: boolean) =>
    wholeText(text, LABEL_SIZE, wide).map(line => ({ text: line, isName }));
  return {
    lines: [...lines(name, true), ...facts.flatMap(fact => lines(fact, false))],
    reach: Math.max(wide / 2, member.relationship === SELF || member.adoption !== '' ? ARROW_REACH : 0),
  };
}

function longestWord(text: string): number {
  return Math.max(0, ...text.split(/(?<=-)| /).map(word => textWidth(word, LABEL_SIZE)));
}

function factsOf(member: FamilyMember, key: readonly KeyEntry[]): string[] {
  return [
    member.sexAtBirth,
    pregnancyLabel(member),
    member.pregnancy === 'ongoing' && member.dueDate !== '' ? `EDD ${drawableText(member.dueDate)}` : '',
    isUnborn(member) ? '' : ageLabel(member),
    member.isAlive ? '' : capitalised(drawableText(oneLine(member.causeOfDeath))),
    entriesOf(member.medicalConditions, key).map(heldWords).join(', '),
    drawableText(member.noChildrenReason),
  ].filter(fact => fact !== '');
}

/** 'SB 28 wk', 'ECT': what became of a pregnancy, in the abbreviations of pedigrees. */
const PREGNANCY_LETTERS = {
  ongoing: '',
  miscarriage: 'SAB',
  termination: 'TOP',
  ectopic: 'ECT',
  stillbirth: 'SB',
} as const;

function pregnancyLabel({ pregnancy, gestationWeeks }: FamilyMember): string {
  if (pregnancy === '') return '';
  const weeks = gestationWeeks === null ? '' : `${gestationWeeks}\u00a0wk`;
  return [PREGNANCY_LETTERS[pregnancy], weeks].filter(Boolean).join('\u00a0');
}

/** Of a pregnancy the relationship is no name. */
function nameShown(member: FamilyMember): string {
  return isUnborn(member) && nameOf(member) === member.relationship ? '' : nameOf(member);
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

/** 'A 52', 'C carrier': a letter of the key with the age of onset where it is known. */
function heldWords({ entry, ageOfOnset, affection }: HeldEntry): string {
  const told = affection === 'affected' ? (ageOfOnset ?? '') : affection;
  return [entry.letter, told].filter(part => part !== '').join('\u00a0');
}
