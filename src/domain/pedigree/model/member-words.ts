import {
  type FamilyCondition,
  type FamilyMember,
  isUnborn,
  nameOf,
} from '#domain/pedigree/model/family-member.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { counted } from '#domain/text/counted.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** '61 years', 'Born 1955', 'Died at 65 of stroke': what is known of a member's life; empty when nothing is. */
export function lifeWords(member: FamilyMember): string {
  if (isUnborn(member)) return pregnancyWords(member);
  if (member.isAlive) {
    const known = [
      member.currentAge === null ? '' : counted(member.currentAge, 'year'),
      member.birthYear === null ? '' : `born ${member.birthYear}`,
    ].filter(Boolean);
    return capitalised(known.join(', '));
  }
  const age = member.ageAtDeath === null ? '' : ` at ${member.ageAtDeath}`;
  const cause = oneLine(member.causeOfDeath) === '' ? '' : ` of ${oneLine(member.causeOfDeath)}`;
  const unexpected = member.deathType === 'unexpected' ? ', unexpectedly' : '';
  const born = member.birthYear === null ? '' : ` (born ${member.birthYear})`;
  return `Died${age}${cause}${unexpected}${born}`;
}

const PREGNANCY_WORDS = {
  '': '',
  ongoing: 'Pregnancy',
  miscarriage: 'Miscarriage',
  termination: 'Termination of pregnancy',
  ectopic: 'Ectopic pregnancy',
  stillbirth: 'Stillborn',
} as const;

/** 'Miscarriage at 8 weeks', 'Pregnancy of 20 weeks, due 2026-12-01'. */
function pregnancyWords({ pregnancy, gestationWeeks, dueDate }: FamilyMember): string {
  const at = pregnancy === 'ongoing' ? 'of' : 'at';
  const weeks = gestationWeeks === null ? '' : ` ${at} ${counted(gestationWeeks, 'week')}`;
  const due = pregnancy === 'ongoing' && dueDate !== '' ? `, due ${oneLine(dueDate)}` : '';
  return `${PREGNANCY_WORDS[pregnancy]}${weeks}${due}`;
}

/** 'identical twin', 'given up for adoption', 'no children because of infertility': what else a pedigree tells. */
export function pedigreeWords(member: FamilyMember): string[] {
  const { twinGroup, twinKind, adoption, noChildren, noChildrenReason, partnership } = member;
  const reason = oneLine(noChildrenReason) === '' ? '' : ` (${oneLine(noChildrenReason)})`;
  const twin =
    twinKind === 'unknown' ? 'twin' : twinKind === 'identical' ? 'identical twin' : 'non-identical twin';
  const childless = {
    '': '',
    choice: 'no children by choice',
    infertility: 'no children because of infertility',
  };
  return [
    twinGroup === '' ? '' : twin,
    adoption === 'out' ? 'given up for adoption' : '',
    noChildren === '' ? '' : `${childless[noChildren]}${reason}`,
    partnership === 'together' ? '' : partnership,
  ].filter(Boolean);
}

/** 'Hypertension (onset at 44, moderate, managed)'. */
export function conditionWords(condition: FamilyCondition): string {
  const details = [
    condition.affection === 'affected' ? '' : condition.affection,
    condition.ageOfOnset === null ? '' : `onset at ${condition.ageOfOnset}`,
    condition.severity,
    condition.status,
    oneLine(condition.notes),
  ].filter(Boolean);
  const name = oneLine(condition.condition);
  return details.length === 0 ? name : `${name} (${details.join(', ')})`;
}

/** Everything the drawing shows of a member, for those who cannot see it. */
export function memberWords(member: FamilyMember, number: string): string {
  const name = nameOf(member);
  return [
    `${number} ${name}`,
    name === member.relationship ? '' : member.relationship,
    lifeWords(member).toLowerCase(),
    ...pedigreeWords(member),
    ...member.medicalConditions.map(conditionWords),
  ]
    .filter(Boolean)
    .join(', ');
}
