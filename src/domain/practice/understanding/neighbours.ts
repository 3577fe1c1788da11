import { featuresOf } from '#domain/practice/understanding/features.ts';
import type { Label, LanguageModel } from '#domain/practice/understanding/language-model.ts';

type Posting = { readonly line: number; readonly weight: number };

/** Paraphrases that can be searched for the nearest. */
export type Neighbours = {
  readonly labelOfLine: readonly Label[];
  readonly rarity: ReadonlyMap<string, number>;
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
};

/** Pairs of words say less than their words together, but tell "how long" from "how bad". */
const PAIR_WEIGHT = 0.7;

/** Indexes paraphrases by their features. */
export function openNeighbours(paraphrases: LanguageModel['paraphrases']): Neighbours {
  const lines = paraphrases.flatMap(([label, texts]) =>
    texts.map(text => ({ label, features: featuresOf(text.split(' ')) })),
  );
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
  return { labelOfLine: lines.map(({ label }) => label), rarity, postings };
}

/** How near the nearest paraphrase of each label is, from 0 to 1. */
export function nearest(neighbours: Neighbours, words: readonly string[]): ReadonlyMap<Label, number> {
  const likeness = new Map<number, number>();
  for (const [feature, weight] of weighted(featuresOf(words), neighbours.rarity)) {
    for (const posting of neighbours.postings.get(feature) ?? []) {
      likeness.set(posting.line, (likeness.get(posting.line) ?? 0) + weight * posting.weight);
    }
  }
  const best = new Map<Label, number>();
  for (const [line, value] of likeness) {
    const label = neighbours.labelOfLine[line];
    if (label !== undefined && value > (best.get(label) ?? 0)) best.set(label, value);
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
