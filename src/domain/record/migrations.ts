import { isPlain } from '#domain/reading/reader.ts';
import type { Migration } from '#domain/reading/stored-format.ts';

/**
 * From each version of the stored case to the next. A field that only came or went needs none: a new one gets its
 * default, one that is gone is not read.
 */
export const CASE_MIGRATIONS: readonly Migration[] = [fromNoVersion, fromVersion1, fromVersion2];

/** Every program gave the case a version: what has none is no case. */
function fromNoVersion(): undefined {
  return undefined;
}

/** Cancel left the way back to the confirmation standing, where it would lead the next symptom astray. */
function fromVersion1(stored: unknown): unknown {
  if (!isPlain(stored)) return undefined;
  return stored.currentSymptom === null ? { ...stored, returnToConfirmation: false } : stored;
}

/** The numbers that might stay blank until version 2, which kept a blank one as 0. */
const ONCE_BLANK_AS_ZERO: Readonly<Record<string, string>> = {
  pastSurgicalHistory: 'lengthOfStay',
  accidentsInjuries: 'lengthOfStay',
  vaccinationHistory: 'ageAtVaccination',
  petHistory: 'yearsOwned',
  occupationalHistory: 'hoursPerWeek',
};

/** A zero there said nothing; since version 3 it says what it says. */
function fromVersion2(stored: unknown): unknown {
  if (!isPlain(stored)) return undefined;
  const lists = Object.keys(ONCE_BLANK_AS_ZERO).flatMap(list => {
    const entries = stored[list];
    return Array.isArray(entries)
      ? [[list, entries.map(entry => withoutUnsaidZero(list, entry))] as const]
      : [];
  });
  return { ...stored, ...Object.fromEntries(lists) };
}

/** An entry of that list as a program until version 2 stored it, for one of version 3. */
export function withoutUnsaidZero(list: string, entry: unknown): unknown {
  const field = ONCE_BLANK_AS_ZERO[list];
  return field !== undefined && isPlain(entry) && entry[field] === 0 ? { ...entry, [field]: null } : entry;
}
