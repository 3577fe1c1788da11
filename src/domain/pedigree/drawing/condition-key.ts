import { PATTERNS, type Pattern } from '#domain/pedigree/drawing/pattern.ts';
import type { FamilyCondition, FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { conditionKeyOf } from '#domain/pedigree/model/same-condition.ts';

/** The parts a symbol can be divided into. */
export type Sector =
  | 'whole'
  | 'left'
  | 'right'
  | 'bottom'
  | 'topLeft'
  | 'topRight'
  | 'bottomLeft'
  | 'bottomRight';

/** A condition of the family with its letter and the fill of those who have it. */
export type KeyEntry = {
  readonly letter: string;
  readonly condition: string;
  /** `letter`: there are more conditions than patterns, and the letter stands in the part. */
  readonly pattern: Pattern | 'letter';
};

/** A condition of the key that somebody has or carries. */
export type HeldEntry = {
  readonly entry: KeyEntry;
  readonly ageOfOnset: number | null;
  readonly affection: FamilyCondition['affection'];
};

/** A part of a symbol with what fills it; without an entry it says how many more there are. */
export type FilledPart = { readonly sector: Sector; readonly entry?: KeyEntry; readonly more?: number };

const QUADRANTS: readonly Sector[] = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'];
const SECTORS: Readonly<Record<number, readonly Sector[]>> = {
  1: ['whole'],
  2: ['left', 'right'],
  3: ['topLeft', 'topRight', 'bottom'],
};

/** The key of a family's conditions, the commonest first, each with a letter and a pattern of its own. */
export function conditionKey(members: readonly FamilyMember[]): KeyEntry[] {
  const counts = new Map<string, { condition: string; count: number }>();
  for (const { condition } of members.flatMap(member => member.medicalConditions)) {
    const key = conditionKeyOf(condition);
    const known = counts.get(key) ?? { condition: condition.trim(), count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  const commonest = [...counts.values()].toSorted((one, other) => other.count - one.count);
  return commonest.map(({ condition }, index) => ({
    letter: letterOf(index),
    condition,
    pattern: PATTERNS[index] ?? 'letter',
  }));
}

/** The entries of the key that conditions stand for, in the key's order; affected counts before carrier. */
export function entriesOf(conditions: readonly FamilyCondition[], key: readonly KeyEntry[]): HeldEntry[] {
  return key.flatMap(entry => {
    const same = conditions.filter(
      ({ condition }) => conditionKeyOf(condition) === conditionKeyOf(entry.condition),
    );
    const found = same.find(({ affection }) => affection === 'affected') ?? same[0];
    return found ? [{ entry, ageOfOnset: found.ageOfOnset, affection: found.affection }] : [];
  });
}

/**
 * The parts of a symbol: as many as its person has conditions, up to four; with more, the last part says how many
 * there are besides.
 */
export function partsOf(held: readonly HeldEntry[]): FilledPart[] {
  const affected = held.filter(({ affection }) => affection === 'affected').map(({ entry }) => entry);
  const sectors = SECTORS[affected.length] ?? QUADRANTS;
  const isMore = affected.length > sectors.length;
  return sectors.slice(0, affected.length).flatMap((sector, index): FilledPart[] => {
    if (isMore && index === sectors.length - 1) return [{ sector, more: affected.length - index }];
    const entry = affected[index];
    return entry ? [{ sector, entry }] : [];
  });
}

/** A … Z, then A2 … Z2 and so on. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  const round = Math.floor(index / 26) + 1;
  return round === 1 ? letter : `${letter}${round}`;
}
