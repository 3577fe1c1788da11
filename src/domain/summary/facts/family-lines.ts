import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { kindOf } from '#domain/pedigree/model/relationship.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { wordsKey } from '#domain/text/words-key.ts';

/** A heart attack counts as early before these ages. */
const EARLY = { Male: 55, Female: 65, 'Non-binary': 55, Unknown: 55 } as const;

const HEART_ATTACK = /heart attack|myocardial infarction|coronary|ischa?emic heart/i;

const SIDES = ['paternal', 'maternal'] as const;

/** 'Early heart attacks run in the paternal line.': what two or more relatives of one side have, told as that. */
export function familyLines(relatives: readonly FamilyMember[]): string[] {
  return SIDES.flatMap(side => {
    const line = relatives
      .filter(({ relationship, adoption }) => kindOf(relationship).side === side && adoption !== 'in')
      .map(affectedOnly);
    const early = line.filter(hasEarlyHeartAttack);
    const shared = sharedConditions(line, early.length >= 2);
    const names = [...(early.length >= 2 ? ['early heart attacks'] : []), ...shared];
    return names.map(name => runsIn(name, side));
  });
}

/** What is only carried does not run in a line. */
function affectedOnly(member: FamilyMember): FamilyMember {
  const medicalConditions = member.medicalConditions.filter(({ affection }) => affection === 'affected');
  return { ...member, medicalConditions };
}

function runsIn(name: string, side: string): string {
  const isMany = name.endsWith('s') && !/(?:is|us|ss|tes)$/.test(name);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${isMany ? 'run' : 'runs'} in the ${side} line.`;
}

function hasEarlyHeartAttack({ medicalConditions, gender, causeOfDeath, ageAtDeath }: FamilyMember): boolean {
  const isEarly = (age: number | null) => age !== null && age < EARLY[gender];
  return (
    medicalConditions.some(
      ({ condition, ageOfOnset }) => HEART_ATTACK.test(condition) && isEarly(ageOfOnset),
    ) ||
    (HEART_ATTACK.test(causeOfDeath) && isEarly(ageAtDeath))
  );
}

function sharedConditions(line: readonly FamilyMember[], isToldAsEarly: boolean): string[] {
  const names = line.flatMap(({ medicalConditions }) => [
    ...new Map(medicalConditions.map(({ condition }) => [wordsKey(condition), oneLine(condition)])).values(),
  ]);
  const byKey = Map.groupBy(names, wordsKey);
  return [...byKey.values()]
    .filter(same => same.length >= 2)
    .map(([name = '']) => name)
    .filter(name => !(isToldAsEarly && HEART_ATTACK.test(name)))
    .map(inSentence);
}
