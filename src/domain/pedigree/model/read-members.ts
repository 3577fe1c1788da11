import type { HistoryEntry } from '#domain/case/patient-record.ts';
import {
  ADOPTIONS,
  AFFECTIONS,
  BIRTH_SEXES,
  CHILDLESS,
  CONDITION_STATUSES,
  DEATH_TYPES,
  type FamilyCondition,
  type FamilyMember,
  newMember,
  PARTNERSHIPS,
  PREGNANCIES,
  SEVERITIES,
  TWIN_KINDS,
} from '#domain/pedigree/model/family-member.ts';
import { generationOf, type MemberDraft } from '#domain/pedigree/model/member-rules.ts';
import {
  genderOf,
  isRelationship,
  kindOf,
  MEMBER_GENDERS,
  type Relationship,
  SELF,
} from '#domain/pedigree/model/relationship.ts';

/** The longest a pregnancy can last, in weeks. */
export const MOST_WEEKS = 45;

/** The oldest age that can be recorded (specification 19.4). */
export const OLDEST = 120;

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads stored entries as members of a family. Survives anything: a field of the wrong shape becomes its default,
 * an entry without a known relationship is passed over, of two entries with one id the first counts.
 */
export function readMembers(entries: readonly (HistoryEntry | Fields)[]): FamilyMember[] {
  const seen = new Set<string>();
  const members = entries.flatMap(entry => {
    const member = isFields(entry) ? readMember(entry) : undefined;
    if (!member || seen.has(member.id)) return [];
    seen.add(member.id);
    return [member];
  });
  return members.map(member => ({ ...member, generation: generationOf(member, members) }));
}

/** Reads a member that is being written: the relationship and the names of conditions may still be missing. */
export function readDraft(entry: HistoryEntry): MemberDraft {
  const relationship = relationshipIn(entry.relationship);
  const member = readMember({ ...entry, relationship: relationship ?? 'Brother' });
  const conditions = list(entry.medicalConditions).filter(isFields).map(readCondition);
  return {
    ...(member ?? newMember(entry.id, 'Brother', null)),
    id: entry.id,
    relationship: relationship ?? '',
    medicalConditions: conditions,
  };
}

function readMember(entry: Fields): FamilyMember | undefined {
  const relationship = relationshipIn(entry.relationship);
  const id = text(entry.id);
  if (!relationship || id === '') return undefined;
  return {
    ...pedigreeFacts(entry, relationship),
    id,
    name: text(entry.name),
    gender: oneOf(MEMBER_GENDERS, entry.gender) ?? genderOf(relationship, null),
    relationship,
    isAlive: entry.isAlive !== false,
    currentAge: years(entry.currentAge),
    ageAtDeath: years(entry.ageAtDeath),
    causeOfDeath: text(entry.causeOfDeath),
    deathType: oneOf(DEATH_TYPES, entry.deathType) ?? 'expected',
    birthYear: whole(entry.birthYear, 1800, 2200),
    medicalConditions: list(entry.medicalConditions).filter(isFields).map(readCondition).filter(isNamed),
    generation: kindOf(relationship).generation,
    parentIds: list(entry.parentIds).filter(parent => typeof parent === 'string'),
    notes: text(entry.notes),
    isRelated: entry.isRelated === true,
  };
}

/** What older programs did not know of has its default. */
function pedigreeFacts(entry: Fields, relationship: Relationship) {
  const unknown = newMember('', relationship, null);
  return {
    sexAtBirth: oneOf(BIRTH_SEXES, entry.sexAtBirth) ?? '',
    twinGroup: text(entry.twinGroup),
    twinKind: oneOf(TWIN_KINDS, entry.twinKind) ?? unknown.twinKind,
    adoption: oneOf(ADOPTIONS, entry.adoption) ?? '',
    pregnancy: oneOf(PREGNANCIES, entry.pregnancy) ?? '',
    gestationWeeks: whole(entry.gestationWeeks, 0, MOST_WEEKS),
    dueDate: text(entry.dueDate),
    noChildren: oneOf(CHILDLESS, entry.noChildren) ?? '',
    noChildrenReason: text(entry.noChildrenReason),
    partnerOf: text(entry.partnerOf),
    partnership: oneOf(PARTNERSHIPS, entry.partnership) ?? unknown.partnership,
    relatedAs: text(entry.relatedAs),
  } as const;
}

function readCondition(stored: Fields, index: number): FamilyCondition {
  return {
    id: text(stored.id) || `condition-${index + 1}`,
    condition: text(stored.condition),
    ageOfOnset: years(stored.ageOfOnset),
    severity: oneOf(SEVERITIES, stored.severity) ?? '',
    status: oneOf(CONDITION_STATUSES, stored.status) ?? '',
    notes: text(stored.notes),
    affection: oneOf(AFFECTIONS, stored.affection) ?? 'affected',
  };
}

function isNamed({ condition }: FamilyCondition): boolean {
  return condition.trim() !== '';
}

function relationshipIn(stored: unknown): Relationship | undefined {
  if (stored === 'Self') return SELF;
  return isRelationship(stored) ? stored : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function oneOf<Option extends string>(options: readonly Option[], value: unknown): Option | undefined {
  return options.find(option => option === value);
}

/** Programs that keep form fields as text store numbers as text. */
function whole(value: unknown, min: number, max: number): number | null {
  if (value === null || value === '' || (typeof value !== 'number' && typeof value !== 'string')) return null;
  const number = Number(value);
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}

function years(value: unknown): number | null {
  return whole(value, 0, OLDEST);
}
