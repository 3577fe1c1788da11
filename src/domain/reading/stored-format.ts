import { isPlain, type Plain, parsed } from '#domain/reading/reader.ts';

/** Moves what one version of the program stored to the shape of the next. */
export type Migration = (stored: unknown) => unknown;

/** Of what the first programs kept without version and time, and what has not changed since. */
export const SINCE_NO_VERSION: readonly Migration[] = [stored => stored];

type Declaration<Value> = {
  /** Under which name the value stands, beside version and time. */
  readonly name: string;
  /** From version 0 (stored without a version) to 1, from 1 to 2 and so on: as many as the version that is written. */
  readonly migrations: readonly Migration[];
  /** What was stored longer ago is not opened any more, nor what has no time. Left out: the case it belongs to decides. */
  readonly lifetimeMs?: number;
  readonly read: (stored: unknown, now: number) => Value | undefined;
};

/** How a value is kept as text. */
export type StoredFormat<Value> = {
  readonly write: (value: Value, now: number) => string;
  /** Undefined where there is none, it is too old, of a newer program, or nothing one could believe. Never throws. */
  readonly open: (text: string | null, now: number) => Value | undefined;
};

/** A value as `{version, savedAt, [name]: value}`. */
export function storedFormat<Value>(declaration: Declaration<Value>): StoredFormat<Value> {
  const { name, migrations, lifetimeMs = Number.POSITIVE_INFINITY, read } = declaration;
  return {
    write: (value, now) => JSON.stringify({ version: migrations.length, savedAt: now, [name]: value }),
    open: (text, now) => {
      const stored = unwrapped(parsed(text), name);
      if (stored.version > migrations.length || !(now - stored.savedAt <= lifetimeMs)) return undefined;
      const current = migrations
        .slice(stored.version)
        .reduce((value, migrate) => migrate(value), stored.value);
      return read(current, now);
    },
  };
}

type Unwrapped = { readonly version: number; readonly savedAt: number; readonly value: unknown };

/** What stands without a version was stored by the first programs; it is as old as it says, if it does. */
function unwrapped(stored: unknown, name: string): Unwrapped {
  const { version, savedAt, [name]: value }: Plain = isPlain(stored) ? stored : {};
  const time = typeof savedAt === 'number' ? savedAt : Number.NEGATIVE_INFINITY;
  return typeof version === 'number' && version >= 1
    ? { version, savedAt: time, value }
    : { version: 0, savedAt: time, value: stored };
}
