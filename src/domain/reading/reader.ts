/**
 * Says what of a stored value is believed: the value, cut down to what was asked for, or undefined. Readers never
 * throw, whatever a browser, an older program or somebody's editor has left behind.
 */
export type Reader<Value> = (stored: unknown) => Value | undefined;

type Readers = Readonly<Record<string, Reader<unknown>>>;

type Read<R> = R extends Reader<infer Value> ? Exclude<Value, undefined> : never;

/** Values by their names, nothing known of them yet. */
export type Plain = Readonly<Record<string, unknown>>;

export const text: Reader<string> = stored => (typeof stored === 'string' ? stored : undefined);

export const flag: Reader<boolean> = stored => (typeof stored === 'boolean' ? stored : undefined);

export const number: Reader<number> = stored =>
  typeof stored === 'number' && Number.isFinite(stored) ? stored : undefined;

export const wholeNumber: Reader<number> = stored => (Number.isInteger(stored) ? number(stored) : undefined);

/** A number from 0 to 1. */
export const share: Reader<number> = stored => {
  const value = number(stored);
  return value !== undefined && value >= 0 && value <= 1 ? value : undefined;
};

/** A whole number from `min` to `max`. */
export function wholeNumberIn({ min, max }: { readonly min: number; readonly max: number }): Reader<number> {
  return stored => {
    const whole = wholeNumber(stored);
    return whole !== undefined && whole >= min && whole <= max ? whole : undefined;
  };
}

/** One of the options. */
export function oneOf<const Option>(options: readonly Option[]): Reader<Option> {
  return stored => options.find(option => option === stored);
}

/** What either reader believes. */
export function either<One, Other>(one: Reader<One>, other: Reader<Other>): Reader<One | Other> {
  return stored => one(stored) ?? other(stored);
}

/** Null, or what the reader believes. */
export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return stored => (stored === null ? null : read(stored));
}

/** A list; items that are not believed are left out. */
export function listOf<Value>(read: Reader<Value>): Reader<readonly Value[]> {
  const believed = (item: unknown) => {
    const value = read(item);
    // A list of lists stays one: flatMap would take the inner one apart.
    return value === undefined ? [] : [value];
  };
  return stored => (Array.isArray(stored) ? stored.flatMap(believed) : undefined);
}

/** A list that is believed only if all of it is. */
export function wholeListOf<Value>(read: Reader<Value>): Reader<readonly Value[]> {
  return stored => {
    const believed = listOf(read)(stored);
    return Array.isArray(stored) && believed?.length === stored.length ? believed : undefined;
  };
}

/** Values by any names; those that are not believed are left out. */
export function tableOf<Value>(read: Reader<Value>): Reader<Readonly<Record<string, Value>>> {
  return stored => {
    if (!isPlain(stored)) return undefined;
    const believed = Object.entries(stored).flatMap(([name, value]) => {
      const known = read(value);
      return known === undefined ? [] : [[name, known] as const];
    });
    return Object.fromEntries(believed);
  };
}

/** Values by whole numbers, such as ids; what is not believed is left out. */
export function tableById<Value>(read: Reader<Value>): Reader<Readonly<Record<number, Value>>> {
  return stored => {
    const believed = Object.entries(tableOf(read)(stored) ?? {});
    return Object.fromEntries(believed.filter(([id]) => Number.isInteger(Number(id))));
  };
}

type Shape<Required extends Readers, Optional extends Readers> = {
  readonly [name in keyof Required]: Read<Required[name]>;
} & { readonly [name in keyof Optional]?: Read<Optional[name]> };

/** Exactly these fields: without one that is required nothing is believed, others are left out where they are wrong. */
export function fields<Required extends Readers, Optional extends Readers = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Reader<Shape<Required, Optional>> {
  return stored => {
    if (!isPlain(stored)) return undefined;
    const known = believedIn(stored, required);
    if (known.length < Object.keys(required).length) return undefined;
    return Object.fromEntries([...known, ...believedIn(stored, optional ?? {})]) as Shape<Required, Optional>;
  };
}

function believedIn(stored: Plain, readers: Readers) {
  return Object.entries(readers).flatMap(([name, read]) => {
    const value = Object.hasOwn(stored, name) ? read(stored[name]) : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
}

/** Whether these are values by names: neither a list nor null. */
export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What JSON says; undefined where it is none. */
export function parsed(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
