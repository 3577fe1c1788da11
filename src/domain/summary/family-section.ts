import type { PatientRecord } from '#domain/case/patient-record.ts';
import { familyOf } from '#domain/pedigree/model/family.ts';
import { type FamilyMember, nameOf } from '#domain/pedigree/model/family-member.ts';
import { kinshipOf } from '#domain/pedigree/model/kinship.ts';
import { inFamilyOrder } from '#domain/pedigree/model/member-rules.ts';
import { conditionWords, lifeWords } from '#domain/pedigree/model/member-words.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';
import { NONE_RECORDED } from '#domain/summary/history-section.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { oneLine } from '#domain/text/one-line.ts';

const DEGREES = ['not related by blood', 'first degree', 'second degree', 'third degree'] as const;

/** The family history in words: who is affected, in which degree and since when; who died; and who is not recorded. */
export function familySection(record: PatientRecord): string {
  const facts = familyFacts(record);
  if (!facts) return NONE_RECORDED;
  return [
    ...listed('Affected relatives', facts.affected),
    ...listed('Other relatives', facts.others),
    ...(facts.unaffected.length > 0 ? [`No condition recorded for: ${facts.unaffected.join(', ')}`] : []),
    ...(facts.related.length > 0 ? [`Consanguinity: ${facts.related.join(' ')}`] : []),
  ].join('\n');
}

/** The same as prose. */
export function familyProse(record: PatientRecord): string {
  const facts = familyFacts(record);
  if (!facts) return 'Family history: none recorded.';
  const { affected, others, unaffected, related } = facts;
  return [
    affected.length > 0
      ? `In the family: ${affected.join('. ')}.`
      : 'No condition is recorded in the family.',
    others.length > 0 ? `Also recorded: ${others.join('. ')}.` : '',
    affected.length > 0 && unaffected.length > 0
      ? `No condition is recorded for: ${unaffected.join(', ')}.`
      : '',
    ...related,
  ]
    .filter(Boolean)
    .join(' ');
}

type FamilyFacts = {
  readonly affected: readonly string[];
  /** Without a recorded condition, but with something to tell. */
  readonly others: readonly string[];
  readonly unaffected: readonly string[];
  readonly related: readonly string[];
};

/** undefined while nothing but the default members is there. */
function familyFacts(record: PatientRecord): FamilyFacts | undefined {
  const family = familyOf(record);
  const relatives = inFamilyOrder(family).filter(({ relationship }) => relationship !== SELF);
  const [affected, unaffected] = [
    relatives.filter(isAffected),
    relatives.filter(member => !isAffected(member)),
  ];
  const others = unaffected.filter(hasStory);
  const related = consanguinity(relatives);
  const isTouched = relatives.length > 6 || relatives.some(isKnown) || related.length > 0;
  if (!isTouched) return undefined;
  return {
    affected: affected.map(member => relativeWords(member, family)),
    others: others.map(member => relativeWords(member, family)),
    unaffected: unaffected.map(member => calledWithAge(member, family)),
    related,
  };
}

function isAffected({ medicalConditions }: FamilyMember): boolean {
  return medicalConditions.length > 0;
}

/** A death or a note is told; an age alone stands beside the name. */
function hasStory(member: FamilyMember): boolean {
  return !member.isAlive || oneLine(member.notes) !== '';
}

function isKnown(member: FamilyMember): boolean {
  const isNamed = nameOf(member) !== member.relationship;
  return isAffected(member) || hasStory(member) || lifeWords(member) !== '' || isNamed;
}

/** 'Father Yusuf (first degree): Hypertension (onset at 44); 61 years'. */
function relativeWords(member: FamilyMember, family: readonly FamilyMember[]): string {
  const facts = [
    ...member.medicalConditions.map(conditionWords),
    lifeWords(member),
    oneLine(member.notes),
  ].filter(Boolean);
  return `${called(member, family)} (${DEGREES[kinshipOf(member, family).degree]}): ${facts.join('; ')}`;
}

function called(member: FamilyMember, family: readonly FamilyMember[]): string {
  const { words } = kinshipOf(member, family);
  const kin = capitalised(words);
  const name = nameOf(member);
  // 'Brother 2' and 'Father' say the relationship already.
  const isPlain =
    name.startsWith(member.relationship) && /^( \d+)?$/.test(name.slice(member.relationship.length));
  return isPlain ? `${kin}${name.slice(member.relationship.length)}` : `${kin} ${name}`;
}

function calledWithAge(member: FamilyMember, family: readonly FamilyMember[]): string {
  const age = hasStory(member) ? '' : lifeWords(member).toLowerCase();
  return age === '' ? called(member, family) : `${called(member, family)} (${age})`;
}

function consanguinity(relatives: readonly FamilyMember[]): string[] {
  const has = (...relationships: string[]) =>
    relatives.some(member => member.isRelated && relationships.includes(member.relationship));
  return [
    has('Father', 'Mother') ? "The patient's parents are related by blood." : '',
    has('Spouse/Partner') ? 'The patient and the partner are related by blood.' : '',
    has('Grandfather (Paternal)', 'Grandmother (Paternal)')
      ? 'The paternal grandparents are related by blood.'
      : '',
    has('Grandfather (Maternal)', 'Grandmother (Maternal)')
      ? 'The maternal grandparents are related by blood.'
      : '',
  ].filter(Boolean);
}

function listed(heading: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : [`${heading}:`, ...items.map(item => `- ${item}`)];
}
