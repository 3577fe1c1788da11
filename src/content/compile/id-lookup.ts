import type { IdKind, Ids } from '#content/compile/ids.ts';

export type IdLookup = {
  /** The id of an entry; throws when it has none. */
  readonly of: (kind: IdKind, path: string) => number;
  /** The id of an entry that may not exist, as a list of one or none. */
  readonly maybe: (kind: IdKind, path: string) => readonly number[];
};

export function idLookup(ids: Ids): IdLookup {
  const maybe = (kind: IdKind, path: string) => {
    const kept = ids.used[kind];
    const id = kept !== undefined && Object.hasOwn(kept, path) ? kept[path] : undefined;
    return id === undefined ? [] : [id];
  };
  const of = (kind: IdKind, path: string) => {
    const [id] = maybe(kind, path);
    if (id === undefined) throw new Error(`content/ids.json has no id for ${kind} "${path}": run --fix-ids`);
    return id;
  };
  return { of, maybe };
}

export function byId<Row extends { readonly id: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => a.id - b.id);
}
