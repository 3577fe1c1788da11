type Posting = { readonly line: number; readonly weight: number };

/** Lines that can be searched for the nearest, each of something. */
export type Neighbours<Of> = {
  readonly ofLine: readonly Of[];
  readonly rarity: ReadonlyMap<string, number>;
  /** How rare a feature is that no line has. */
  readonly unknown: number;
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
};

/** A line of something, by its features. */
export type Line<Of> = { readonly of: Of; readonly features: readonly string[] };

/** A line that is near, and how near: from 0 to 1. */
export type Near<Of> = { readonly of: Of; readonly likeness: number };

/** A feature of so many of the lines tells none from the others. */
const COMMON = 0.3;

/** Indexes lines by their features. */
export function openNeighbours<Of>(
  lines: readonly Line<Of>[],
  weightOf: (feature: string) => number = () => 1,
): Neighbours<Of> {
  const counts = new Map<string, number>();
  for (const feature of lines.flatMap(({ features }) => features))
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarity = new Map(
    [...counts].map(([feature, count]) => [feature, weightOf(feature) * Math.log(1 + lines.length / count)]),
  );
  const unknown = Math.log(1 + lines.length / 0.7);
  const postings = new Map<string, Posting[]>();
  lines.forEach(({ features }, line) => {
    for (const [feature, weight] of weighted({ rarity, unknown }, features)) {
      if ((counts.get(feature) ?? 0) > COMMON * lines.length) continue;
      const list = postings.get(feature) ?? [];
      list.push({ line, weight });
      postings.set(feature, list);
    }
  });
  return { ofLine: lines.map(({ of }) => of), rarity, unknown, postings };
}

/** The nearest lines, the nearest first. */
export function nearest<Of>(
  neighbours: Neighbours<Of>,
  features: readonly string[],
  most: number,
): readonly Near<Of>[] {
  const likeness = new Float32Array(neighbours.ofLine.length);
  const touched: number[] = [];
  for (const [feature, weight] of weighted(neighbours, features)) {
    for (const posting of neighbours.postings.get(feature) ?? []) {
      if (likeness[posting.line] === 0) touched.push(posting.line);
      likeness[posting.line] = (likeness[posting.line] ?? 0) + weight * posting.weight;
    }
  }
  touched.sort((one, other) => (likeness[other] ?? 0) - (likeness[one] ?? 0) || one - other);
  return touched.slice(0, most).flatMap(line => {
    const of = neighbours.ofLine[line];
    return of === undefined ? [] : [{ of, likeness: likeness[line] ?? 0 }];
  });
}

/** Features and weights of length one together; unknown ones count as the rarest, so that they lower every likeness. */
function weighted(
  { rarity, unknown }: Pick<Neighbours<unknown>, 'rarity' | 'unknown'>,
  features: readonly string[],
): readonly (readonly [string, number])[] {
  const raw = features.map(feature => [feature, rarity.get(feature) ?? unknown] as const);
  const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
  return raw.map(([feature, weight]) => [feature, weight / length]);
}
