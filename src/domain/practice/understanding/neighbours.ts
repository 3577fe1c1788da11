type Posting = { readonly line: number; readonly weight: number };

/** Lines that can be searched for the nearest, each of something. */
export type Neighbours<Of> = {
  readonly ofLine: readonly Of[];
  readonly rarity: ReadonlyMap<string, number>;
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
};

/** Pairs of words say less than their words together, but tell "how long" from "how bad". */
const PAIR_WEIGHT = 0.7;

/** Indexes lines by their features. */
export function openNeighbours<Of>(
  named: readonly (readonly [of: Of, lines: readonly (readonly string[])[]])[],
): Neighbours<Of> {
  const lines = named.flatMap(([of, texts]) => texts.map(features => ({ of, features })));
  const counts = new Map<string, number>();
  for (const feature of lines.flatMap(({ features }) => features)) {
    counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const rarity = new Map(
    [...counts].map(([feature, count]) => [feature, rarityOf(feature, lines.length / count)]),
  );
  const postings = new Map<string, Posting[]>();
  lines.forEach(({ features }, line) => {
    for (const [feature, weight] of weighted(features, rarity)) {
      const list = postings.get(feature) ?? [];
      list.push({ line, weight });
      postings.set(feature, list);
    }
  });
  return { ofLine: lines.map(({ of }) => of), rarity, postings };
}

/** How near the nearest line of each is, from 0 to 1. */
export function nearest<Of>(
  neighbours: Neighbours<Of>,
  features: readonly string[],
): ReadonlyMap<Of, number> {
  const likeness = new Map<number, number>();
  for (const [feature, weight] of weighted(features, neighbours.rarity)) {
    for (const posting of neighbours.postings.get(feature) ?? []) {
      likeness.set(posting.line, (likeness.get(posting.line) ?? 0) + weight * posting.weight);
    }
  }
  const best = new Map<Of, number>();
  for (const [line, value] of likeness) {
    const of = neighbours.ofLine[line];
    if (of !== undefined && value > (best.get(of) ?? 0)) best.set(of, value);
  }
  return best;
}

function rarityOf(feature: string, ratio: number): number {
  return (feature.includes(' ') ? PAIR_WEIGHT : 1) * Math.log(1 + ratio);
}

/** Features and weights of length one together; unknown words count as the rarest, so that they lower every likeness. */
function weighted(
  features: readonly string[],
  rarity: ReadonlyMap<string, number>,
): readonly (readonly [string, number])[] {
  const unknown = Math.log(1 + rarity.size) / 2;
  const raw = features.map(
    feature => [feature, rarity.get(feature) ?? (feature.includes(' ') ? 0 : unknown)] as const,
  );
  const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
  return raw.map(([feature, weight]) => [feature, weight / length]);
}
