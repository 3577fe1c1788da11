import type { Finding } from '#domain/findings/finding.ts';
import { familyOf } from '#domain/pedigree/model/family.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { isUnborn, nameOf } from '#domain/pedigree/model/family-member.ts';
import { kinshipOf } from '#domain/pedigree/model/kinship.ts';
import { inFamilyOrder } from '#domain/pedigree/model/member-rules.ts';
import { lifeWords, pedigreeWords } from '#domain/pedigree/model/member-words.ts';
import { SELF } from '#domain/pedigree/model/relationship.ts';
import { denial, entries, paragraph, section } from '#domain/summary/document/blocks.ts';
import type { DocumentEntry, DocumentSection } from '#domain/summary/document/clinical-document.ts';
import { type CaseTold, findingsAt } from '#domain/summary/facts/case-told.ts';
import { familyLines } from '#domain/summary/facts/family-lines.ts';
import { denials } from '#domain/summary/prose/denials.ts';
import { conditionInFamily, nameInSentence } from '#domain/summary/prose/finding-names.ts';
import { chunked } from '#domain/summary/prose/story-prose.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';
import { oneLine } from '#domain/text/one-line.ts';

const DEGREES = [
  'not related by blood',
  'first degree',
  'second degree',
  'third degree',
  'fourth degree',
] as const;

/** The family history: what runs in a line of it, who is affected and since when, who died, who is well. */
export function familySection(told: CaseTold): DocumentSection {
  const family = familyOf(told.input.record);
  const relatives = inFamilyOrder(family).filter(({ relationship }) => relationship !== SELF);
  const { present, denied } = findingsAt(told, 'family');
  const isTouched = isFamilyTold(relatives);
  const isTold = isTouched || present.length > 0;
  const negative = told.negatives.get('familyHistory');
  const state = isTold ? 'told' : denied.length > 0 || negative ? 'denied' : 'none recorded';
  const affected = relatives.filter(hasStory);
  const plain = relatives.filter(member => !hasStory(member));
  return section('FamilyHistory', state, {
    more: [
      ...paragraph(...familyLines(relatives)),
      ...entries(affected.map(member => entryOf(member, family))),
      ...paragraph(
        ...said(present, denied),
        isTouched && plain.length > 0
          ? `No illness is recorded of ${listed(plain.map(member => withAge(member, family)))}.`
          : '',
        consanguinity(relatives),
      ),
      ...(negative
        ? denial(present.length > 0 ? (negative.toldBeside ?? negative.told) : negative.told)
        : []),
    ],
  });
}

/** Whether anything is recorded of the relatives; the default members alone say nothing. */
export function isFamilyTold(relatives: readonly FamilyMember[]): boolean {
  const others = relatives.filter(({ relationship }) => relationship !== SELF);
  return others.length > 6 || others.some(isKnown) || consanguinity(others) !== '';
}

function said(present: readonly Finding[], denied: readonly Finding[]): string[] {
  const [runs, other] = parted(present);
  const [runsNot, otherNot] = parted(denied);
  return [
    ...chunked(runs).map(some => `There is a family history of ${listed(some)}.`),
    ...chunked(other).map(some => `The family history includes ${listed(some)}.`),
    ...chunked(runsNot).map(some => `There is no family history of ${listed(some, 'or')}.`),
    ...denials(otherNot),
  ];
}

function parted(findings: readonly Finding[]): [string[], string[]] {
  return [
    findings.flatMap(finding => conditionInFamily(finding) ?? []),
    findings.filter(finding => conditionInFamily(finding) === undefined).map(nameInSentence),
  ];
}

function hasStory(member: FamilyMember): boolean {
  const { medicalConditions, isAlive, notes } = member;
  const isTold = medicalConditions.length > 0 || oneLine(notes) !== '' || pedigreeWords(member).length > 0;
  return isTold || !isAlive || isUnborn(member);
}

function isKnown(member: FamilyMember): boolean {
  return hasStory(member) || lifeWords(member) !== '' || !isPlaceholder(member);
}

/** 'Father (Yusuf), hypertension from the age of 44, now 61 years old'. */
function entryOf(member: FamilyMember, family: readonly FamilyMember[]): DocumentEntry {
  const facts = [
    ...member.medicalConditions.map(conditionOf),
    ...pedigreeWords(member),
    lifeOf(member),
    oneLine(member.notes),
  ].filter(Boolean);
  const degree = DEGREES[kinshipOf(member, family).degree];
  return { line: [`${capitalised(called(member, family))} (${degree})`, ...facts].join(', '), rest: [] };
}

const AFFECTION_WORDS = {
  affected: '',
  carrier: 'carrier of ',
  presymptomatic: 'presymptomatic for ',
} as const;

function conditionOf({
  condition,
  ageOfOnset,
  severity,
  status,
  notes,
  affection,
}: FamilyMember['medicalConditions'][number]): string {
  const named = [severity, inSentence(oneLine(condition))].filter(Boolean).join(' ');
  const name = `${AFFECTION_WORDS[affection]}${named}`;
  const since = ageOfOnset === null ? '' : ` from the age of ${ageOfOnset}`;
  const details = [status, oneLine(notes)].filter(Boolean).join(', ');
  return `${name}${since}${details === '' ? '' : ` (${details})`}`;
}

function lifeOf(member: FamilyMember): string {
  return inSentence(lifeWords(member))
    .replace(/^(\d+) years?\b/, 'now $1 years old')
    .replace(/ of ([A-Z][a-z]+)/, (_, cause: string) => ` of ${inSentence(cause)}`);
}

/** 'mother (58 years)': an age alone is no story. */
function withAge(member: FamilyMember, family: readonly FamilyMember[]): string {
  const life = lifeWords(member);
  return life === '' ? called(member, family) : `${called(member, family)} (${inSentence(life)})`;
}

/** 'father (Yusuf)', 'brother 2'. */
function called(member: FamilyMember, family: readonly FamilyMember[]): string {
  const { words } = kinshipOf(member, family);
  const name = nameOf(member);
  if (!isPlaceholder(member)) return `${words} (${name})`;
  return `${words}${/ \d+$/.exec(name)?.[0] ?? ''}`;
}

/** 'Uncle 1', 'Brother 2' and 'Father' say the relationship already. */
function isPlaceholder(member: FamilyMember): boolean {
  const name = nameOf(member);
  const kind = member.relationship.replace(/ \(.*\)/, '');
  return (
    name === member.relationship ||
    new RegExp(`^(?:${kind}|${member.relationship.replace(/[()/]/g, '\\$&')})(?: \\d+)?$`, 'i').test(name)
  );
}

function consanguinity(relatives: readonly FamilyMember[]): string {
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
  ]
    .filter(Boolean)
    .join(' ');
}
