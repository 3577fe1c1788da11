import { isPlain } from '#domain/reading/reader.ts';
import type { Migration } from '#domain/reading/stored-format.ts';

/**
 * From each version of the stored case to the next. A field that only came or went needs none: a new one gets its
 * default, one that is gone is not read.
 */
export const CASE_MIGRATIONS: readonly Migration[] = [fromNoVersion, fromVersion1];

/** Every program gave the case a version: what has none is no case. */
function fromNoVersion(): undefined {
  return undefined;
}

/** Cancel left the way back to the confirmation standing, where it would lead the next symptom astray. */
function fromVersion1(stored: unknown): unknown {
  if (!isPlain(stored)) return undefined;
  return stored.currentSymptom === null ? { ...stored, returnToConfirmation: false } : stored;
}
