import type { Gender } from '#domain/case/patient-record.ts';
import { bulkMembers } from '#domain/pedigree/model/bulk-members.ts';
import {
  type FamilyCondition,
  type FamilyMember,
  nameOf,
  newCondition,
  newMember,
} from '#domain/pedigree/model/family-member.ts';
import { kinshipOf } from '#domain/pedigree/model/kinship.ts';
import { settleMember } from '#domain/pedigree/model/member-rules.ts';
import { conditionWords, lifeWords } from '#domain/pedigree/model/member-words.ts';
import { kindOf } from '#domain/pedigree/model/relationship.ts';
import type { RelativeLine } from '#domain/pedigree/quick/quick-relative.ts';
import type { Meant } from '#domain/pedigree/quick/relative-words.ts';
import type { ToldCondition } from '#domain/pedigree/quick/told-condition.ts';
import type { ToldLife } from '#domain/pedigree/quick/told-life.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { wordsKey } from '#domain/text/words-key.ts';

/** One way to understand a line: a new relative, or more about one who is there. */
export type LineReading = {
  readonly key: string;
  readonly line: RelativeLine;
  readonly meant: Meant;
  /** Undefined: a new one. */
  readonly existing: FamilyMember | undefined;
  readonly parentIds: readonly string[];
};

export type Family = { readonly members: readonly FamilyMember[]; readonly patient: Gender | null };

/** The ways to understand a line in this family, the likeliest first; none where it names nobody who could be there. */
export function readingsOf(line: RelativeLine, { members }: Family): LineReading[] {
  return line.meant.flatMap(meant => {
    const parent = members.find(({ relationship }) => relationship === meant.only);
    if (meant.only && !parent) return [];
    const parentIds = parent ? [parent.id] : [];
    const existing = members.filter(member => isMeant(member, meant, parentIds));
    const reading = (member?: FamilyMember): LineReading => ({
      key: `${meant.relationship} ${meant.only ?? ''} ${member?.id ?? 'new'}`,
      line,
      meant,
      existing: member,
      parentIds,
    });
    if (line.count > 1) return [reading()];
    const called = existing.filter(
      member => line.name !== '' && wordsKey(member.name) === wordsKey(line.name),
    );
    if (called.length > 0) return called.map(reading);
    if (kindOf(meant.relationship).isOnlyOne) return [reading(existing[0])];
    return [reading(), ...existing.map(reading)];
  });
}

function isMeant(member: FamilyMember, { relationship, only }: Meant, parentIds: readonly string[]): boolean {
  if (member.relationship !== relationship) return false;
  return !only || (member.parentIds.length === 1 && member.parentIds[0] === parentIds[0]);
}

/** The relatives as they are saved when this reading is taken. */
export function toldRelatives(reading: LineReading, family: Family, newId: string): FamilyMember[] {
  return membersOf(reading, family, newId).map(member => settleMember(withLine(member, reading.line)));
}

function membersOf(
  { existing, meant, line, parentIds }: LineReading,
  family: Family,
  newId: string,
): FamilyMember[] {
  if (existing) return [existing];
  const { relationship } = meant;
  if (line.count === 1) return [{ ...newMember(newId, relationship, family.patient), parentIds }];
  const bulk = bulkMembers({ relationship, count: line.count, prefix: '' }, family.members, family.patient);
  return bulk.map(member => ({ ...member, parentIds }));
}

function withLine(member: FamilyMember, line: RelativeLine): FamilyMember {
  return {
    ...withLife(member, line.life),
    name: line.name || member.name,
    medicalConditions: withConditions(member, line),
    notes: [member.notes, ...line.notes].filter(Boolean).join('. '),
  };
}

function withLife(member: FamilyMember, life: ToldLife): FamilyMember {
  const isAlive = life.isAlive ?? member.isAlive;
  const age = life.age ?? null;
  return {
    ...member,
    isAlive,
    currentAge: isAlive ? (age ?? member.currentAge) : null,
    ageAtDeath: isAlive ? null : (age ?? member.ageAtDeath),
    causeOfDeath: life.cause ?? member.causeOfDeath,
    deathType: life.isUnexpected ? 'unexpected' : member.deathType,
    birthYear: life.birthYear ?? member.birthYear,
  };
}

/** A condition that is there already takes what is new; another is added. */
function withConditions({ id, medicalConditions }: FamilyMember, line: RelativeLine): FamilyCondition[] {
  const conditions = [...medicalConditions];
  for (const told of line.conditions) {
    const key = wordsKey(told.condition);
    const at = conditions.findIndex(({ condition }) => wordsKey(condition) === key);
    const before = conditions[at] ?? newCondition(`${id}-condition-${conditions.length + 1}`);
    conditions.splice(at < 0 ? conditions.length : at, 1, withTold(before, told));
  }
  return conditions;
}

function withTold(before: FamilyCondition, told: ToldCondition): FamilyCondition {
  return {
    ...before,
    condition: told.condition,
    ageOfOnset: told.ageOfOnset ?? before.ageOfOnset,
    severity: told.severity || before.severity,
    notes: [before.notes, told.notes].filter(Boolean).join(', '),
  };
}

/** How a reading is offered: 'Father', 'New maternal aunt', '2 new brothers', 'Omar, brother'. */
export function readingTitle(reading: LineReading, family: Family): string {
  const { existing, line, meant, parentIds } = reading;
  const blank = { ...newMember('new', meant.relationship, family.patient), parentIds };
  const words = kinshipOf(existing ?? blank, family.members).words;
  if (line.count > 1) return `${line.count} new ${words}s`;
  if (!existing) return capitalised(`new ${words}${line.name === '' ? '' : `, ${line.name}`}`);
  const name = nameOf(existing);
  return name === existing.relationship ? capitalised(words) : `${name}, ${words}`;
}

/** What a line says beside whom it is about: 'Died at 50, Breast Cancer (onset at 45)'. */
export function lineWords(line: RelativeLine): string {
  const told = withLine(newMember('new', 'Father', null), line);
  return [lifeWords(told), ...told.medicalConditions.map(conditionWords), oneLine(told.notes)]
    .filter(Boolean)
    .join(' · ');
}
