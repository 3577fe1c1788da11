import { type Migration, SINCE_NO_VERSION, storedFormat } from '#domain/reading/stored-format.ts';
import { readStored, type StoredName, writeStored } from '#web/case/browser-storage.ts';

/** Something the browser keeps. */
export type StoredItem<Value> = {
  /** Under which names. */
  readonly names: readonly StoredName[];
  /** What it is while nothing is stored. */
  readonly initial: () => Value;
  /** What is stored; undefined where there is nothing one could believe. */
  readonly load: () => Value | undefined;
  readonly save: (value: Value) => void;
};

/** One that can tell whether this tab lags behind. */
export type SharedItem<Value> = StoredItem<Value> & {
  /** Whether another tab has stored something since this one looked: a tab that slept has not heard of it. */
  readonly isBehind: () => boolean;
};

type Declaration<Value> = {
  readonly initial: () => Value;
  readonly read: (stored: unknown) => Value | undefined;
  readonly migrations?: readonly Migration[];
  /** Left out, it stays as long as the case. */
  readonly lifetimeMs?: number;
};

/** A value stored under one name, with the version of the program and the time. */
export function storedItem<Value>(name: StoredName, declaration: Declaration<Value>): SharedItem<Value> {
  const format = storedFormat({ name, migrations: SINCE_NO_VERSION, ...declaration });
  let seen: string | null = null;
  return {
    names: [name],
    initial: declaration.initial,
    load: () => {
      seen = readStored(name);
      return format.open(seen, Date.now());
    },
    save: value => {
      seen = format.write(value, Date.now());
      writeStored(name, seen);
    },
    isBehind: () => readStored(name) !== seen,
  };
}
