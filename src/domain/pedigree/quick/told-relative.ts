import type { Gender } from '#domain/case/patient-record.ts';
import { bulkMembers } from '#domain/pedigree/model/bulk-members.ts';
import {
  type FamilyCondition,
  type FamilyMember,
  nameOf,
  newCondition,
  newMember,
} from '#domain/pedigree/model/family-member.ts';
import { kinshipOf, parentsLabel, parentsOptions } from '#domain/pedigree/model/kinship.ts';
import { settleMember } from '#domain/pedigree/model/member-rules.ts';
import { conditionWords, lifeWords } from '#domain/pedigree/model/member-words.ts';
import { parentageOf } from '#domain/pedigree/model/parentage.ts';
import { kindOf, linksOf } from '#domain/pedigree/model/relationship.ts';
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
    const existing = members.filter(member => isMeant(member, meant, members));
    const known = existing.map(member => readingOf(line, meant, member.parentIds, member));
    const fresh = parentsMeant(meant, members).map(parentIds => readingOf(line, meant, parentIds));
    const called = known.filter(
      ({ existing }) => line.name !== '' && existing && wordsKey(existing.name) === wordsKey(line.name),
    );
    if (line.count > 1) return fresh;
    if (called.length > 0) return called;
    if (kindOf(meant.relationship).isOnlyOne && known.length > 0) return known;
    return [...fresh, ...known];
  });
}

function readingOf(
  line: RelativeLine,
  meant: Meant,
  parentIds: readonly string[],
  existing?: FamilyMember,
): LineReading {
  const key = `${meant.relationship} ${parentIds.join(' ')} ${existing?.id ?? 'new'}`;
  return { key, line, meant, existing, parentIds };
}

/** Whose child a new relative may be: the usual two, the one parent said, or each relative a niece can hang on. */
function parentsMeant(meant: Meant, members: readonly FamilyMember[]): (readonly string[])[] {
  if (linksOf(meant.relationship).length > 0) {
    return parentsOptions(meant, members).map(({ parentIds }) => parentIds);
  }
  if (!meant.only) return [[]];
  const parent = members.find(({ relationship }) => relationship === meant.only);
  return parent ? [[parent.id]] : [];
}

function isMeant(
  member: FamilyMember,
  { relationship, only }: Meant,
  members: readonly FamilyMember[],
): boolean {
  if (member.relationship !== relationship) return false;
  const parents = parentageOf(member, members)?.parents ?? [];
  return !only || (parents.length > 0 && parents[0]?.relationship === only && !parents[1]);
}
/** The relatives as they are saved when this reading is taken. */
export function toldRelatives(reading: LineReading, family: Family, newId: string): FamilyMember[] {
  return membersOf(reading, family, newId).map(member =>
    settleMember(withLine(member, reading.line), family.members),
  );
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
    affection: told.affection,
    notes: [before.notes, told.notes].filter(Boolean).join(', '),
  };
}

/** How a reading is offered: 'Father', 'New maternal aunt', '2 new brothers', 'Omar, brother'. */
export function readingTitle(reading: LineReading, family: Family): string {
  const { existing, line, meant, parentIds } = reading;
  const blank = { ...newMember('new', meant.relationship, family.patient), parentIds };
  const words = kinshipOf(existing ?? blank, family.members).words;
  if (line.count > 1) return `${line.count} new ${words}s`;
  if (!existing)
    return capitalised([`new ${words}`, line.name, childOf(blank, family)].filter(Boolean).join(', '));
  const name = nameOf(existing);
  return name === existing.relationship ? capitalised(words) : `${name}, ${words}`;
}

/** Nieces, cousins and grandchildren are children of somebody in particular. */
function childOf(member: FamilyMember, { members }: Family): string {
  return linksOf(member.relationship).length > 0 ? `child of ${parentsLabel(member, members)}` : '';
}

/** What a line says beside whom it is about: 'Died at 50, Breast Cancer (onset at 45)'. */
export function lineWords(line: RelativeLine): string {
  const told = withLine(newMember('new', 'Father', null), line);
  return [lifeWords(told), ...told.medicalConditions.map(conditionWords), oneLine(told.notes)]
    .filter(Boolean)
    .join(' · ');
}
