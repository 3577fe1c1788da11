import { conditionKey, entriesOf, type KeyEntry } from '#domain/pedigree/drawing/condition-key.ts';
import { familyUnits } from '#domain/pedigree/export/family-units.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { Person } from '#domain/pedigree/model/person.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** The name of the family in the file. */
const FAMILY = 'FAM1';

/**
 * The pedigree as a PED (Linkage) file: family, person, father, mother, sex, and a phenotype for each condition of the
 * family (2 affected, 1 not affected, 0 not known). Lines that begin with # say which condition a column is and who a
 * number is. Nobody's name stands in it, only what they are to the patient.
 */
export function pedText(members: readonly FamilyMember[]): string {
  const { people, units } = familyUnits(members);
  const key = conditionKey(members);
  const numbers = new Map(people.map(({ key }, index) => [key, index + 1]));
  const numberOf = (person: Person | undefined) => (person && numbers.get(person.key)) ?? 0;
  const rows = people.map(person => {
    const unit = units.find(({ children }) => children.some(({ key }) => key === person.key));
    const ids = [numberOf(person), numberOf(unit?.father), numberOf(unit?.mother)];
    const phenotypes = key.length === 0 ? [0] : key.map(entry => phenotypeOf(person, entry));
    return [FAMILY, ...ids, sexOf(person), ...phenotypes].join('\t');
  });
  const columns = key.map(({ condition }, index) => `# Phenotype ${index + 1}: ${oneLine(condition)}`);
  const persons = people.map(person => `# Person ${numberOf(person)}: ${roleOf(person)}`);
  return `${[...columns, ...persons, ...rows].join('\n')}\n`;
}

function roleOf({ members: [member] }: Person): string {
  return member?.relationship ?? 'not named';
}

/** The sex assigned at birth where it was told, for linkage is about chromosomes. */
function sexOf({ members: [member], gender }: Person): 0 | 1 | 2 {
  const born = { AMAB: 1, AFAB: 2, UAAB: 0, '': undefined } as const;
  return (
    born[member?.sexAtBirth ?? ''] ?? ({ Male: 1, Female: 2, 'Non-binary': 0, Unknown: 0 } as const)[gender]
  );
}

/** Who has a condition is affected; a carrier and one not yet ill are not; of a parent nobody named nothing is known. */
function phenotypeOf({ members: [member] }: Person, entry: KeyEntry): 0 | 1 | 2 {
  if (!member) return 0;
  const [held] = entriesOf(member.medicalConditions, [entry]);
  return held?.affection === 'affected' ? 2 : 1;
}
