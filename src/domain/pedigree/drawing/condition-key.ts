import type { FamilyCondition, FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { wordsKey } from '#domain/text/words-key.ts';

/** The parts a symbol can be divided into. */
export type Sector = 'whole' | 'left' | 'right' | 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';

/** How a part is filled: told apart without colours. */
export type Pattern = 'solid' | 'stripes' | 'dots' | 'bars';

/** A condition of the family with its letter and the fill of those who have it. */
export type KeyEntry = {
  readonly letter: string;
  readonly condition: string;
  readonly sector: Sector;
  readonly pattern: Pattern;
};

const SECTORS: Readonly<Record<number, readonly Sector[]>> = {
  1: ['whole'],
  2: ['left', 'right'],
};
const QUADRANTS: readonly Sector[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];
const PATTERNS: readonly Pattern[] = ['solid', 'stripes', 'dots', 'bars'];

/**
 * The key of a family's conditions, the commonest first. Up to four have a part of the symbol each; with more, the
 * last part stands for all the rarer ones, which their letters tell apart.
 */
export function conditionKey(members: readonly FamilyMember[]): KeyEntry[] {
  const counts = new Map<string, { condition: string; count: number }>();
  for (const { condition } of members.flatMap(member => member.medicalConditions)) {
    const known = counts.get(wordsKey(condition)) ?? { condition: condition.trim(), count: 0 };
    counts.set(wordsKey(condition), { ...known, count: known.count + 1 });
  }
  const commonest = [...counts.values()].toSorted((one, other) => other.count - one.count);
  const sectors = SECTORS[commonest.length] ?? QUADRANTS;
  return commonest.map(({ condition }, index) => {
    const part = Math.min(index, sectors.length - 1);
    return {
      letter: letterOf(index),
      condition,
      sector: sectors[part] ?? 'whole',
      pattern: PATTERNS[part] ?? 'solid',
    };
  });
}

/** The entries of the key that a member's conditions have, in the key's order. */
export function entriesOf(
  conditions: readonly FamilyCondition[],
  key: readonly KeyEntry[],
): { readonly entry: KeyEntry; readonly ageOfOnset: number | null }[] {
  return key.flatMap(entry => {
    const found = conditions.find(({ condition }) => wordsKey(condition) === wordsKey(entry.condition));
    return found ? [{ entry, ageOfOnset: found.ageOfOnset }] : [];
  });
}

/** A … Z, then A2 … Z2 and so on. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  const round = Math.floor(index / 26) + 1;
  return round === 1 ? letter : `${letter}${round}`;
}
