import { type FamilyUnit, familyUnits } from '#domain/pedigree/export/family-units.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { conditionWords } from '#domain/pedigree/model/member-words.ts';
import type { Person } from '#domain/pedigree/model/person.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** A line of GEDCOM has at most 255 letters; longer texts go on in CONC lines. */
const LONGEST = 200;

/**
 * The pedigree as GEDCOM 5.5.1: a record for each person and each couple, with sex, birth year, death, its cause,
 * adoption and divorce; conditions stand in notes, for the standard has no place for them.
 */
export function gedcomText(members: readonly FamilyMember[]): string {
  const { people, units } = familyUnits(members);
  const persons = new Map(people.map(({ key }, index) => [key, `@I${index + 1}@`]));
  const idOf = ({ key }: Person) => persons.get(key) ?? '';
  const lines = [
    '0 HEAD',
    '1 SOUR ANAMNESIS',
    '1 SUBM @U1@',
    '1 GEDC',
    '2 VERS 5.5.1',
    '2 FORM LINEAGE-LINKED',
    '1 CHAR UTF-8',
    '0 @U1@ SUBM',
    '1 NAME Anamnesis',
    ...people.flatMap(person => [`0 ${idOf(person)} INDI`, ...individual(person), ...linksOf(person, units)]),
    ...units.flatMap((unit, index) => [`0 @F${index + 1}@ FAM`, ...couple(unit, idOf)]),
    '0 TRLR',
  ];
  return `${lines.join('\n')}\n`;
}

const SEXES = { Male: 'M', Female: 'F', 'Non-binary': 'U', Unknown: 'U' } as const;

function individual({ members: [member], gender }: Person): string[] {
  if (!member) return ['1 NAME //', `1 SEX ${SEXES[gender]}`];
  const { birthYear, name, medicalConditions, relationship, notes } = member;
  return [
    ...tagged(1, 'NAME', name || relationship),
    `1 SEX ${SEXES[gender]}`,
    ...(birthYear === null ? [] : ['1 BIRT', `2 DATE ${birthYear}`]),
    ...death(member),
    ...tagged(1, 'NOTE', `Relationship to the patient: ${relationship}`),
    ...medicalConditions.flatMap(condition => tagged(1, 'NOTE', conditionWords(condition))),
    ...(member.pregnancy === '' ? [] : tagged(1, 'NOTE', `Pregnancy: ${member.pregnancy}`)),
    ...(oneLine(notes) === '' ? [] : tagged(1, 'NOTE', notes)),
  ];
}

function death({ isAlive, ageAtDeath, causeOfDeath, pregnancy }: FamilyMember): string[] {
  if (isAlive && pregnancy !== 'stillbirth') return [];
  if (pregnancy === 'stillbirth') return ['1 DEAT', '2 AGE STILLBORN'];
  return [
    '1 DEAT Y',
    ...(ageAtDeath === null ? [] : [`2 AGE ${ageAtDeath}y`]),
    ...(oneLine(causeOfDeath) === '' ? [] : tagged(2, 'CAUS', causeOfDeath)),
  ];
}

/** In which couple somebody is a child, and in which a parent. */
function linksOf(person: Person, units: readonly FamilyUnit[]): string[] {
  const isAdopted = person.members[0]?.adoption === 'in';
  return units.flatMap(({ father, mother, children }, index) => {
    const id = `@F${index + 1}@`;
    const isChild = children.some(({ key }) => key === person.key);
    const isParent = [father, mother].some(({ key }) => key === person.key);
    return [
      ...(isChild ? [`1 FAMC ${id}`, ...(isAdopted ? ['2 PEDI adopted'] : [])] : []),
      ...(isParent ? [`1 FAMS ${id}`] : []),
    ];
  });
}

function couple({ father, mother, children }: FamilyUnit, idOf: (person: Person) => string): string[] {
  const isDivorced = [father, mother].some(({ members }) =>
    members.some(({ partnership }) => partnership === 'divorced'),
  );
  return [
    `1 HUSB ${idOf(father)}`,
    `1 WIFE ${idOf(mother)}`,
    ...children.map(child => `1 CHIL ${idOf(child)}`),
    ...(isDivorced ? ['1 DIV Y'] : []),
  ];
}

/** A line with its text, and lines that go on with it; an at sign is written twice. */
function tagged(level: number, tag: string, text: string): string[] {
  const letters = [...oneLine(text)];
  const count = Math.max(1, Math.ceil(letters.length / LONGEST));
  const parts = Array.from({ length: count }, (_, index) =>
    letters
      .slice(index * LONGEST, (index + 1) * LONGEST)
      .join('')
      .replaceAll('@', '@@'),
  );
  return parts.map((part, index) => (index === 0 ? `${level} ${tag} ${part}` : `${level + 1} CONC ${part}`));
}
