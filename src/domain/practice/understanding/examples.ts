import type { Intent } from '#domain/practice/intent.ts';
import { weightOf } from '#domain/practice/understanding/features.ts';
import type { Label } from '#domain/practice/understanding/language-model.ts';
import {
  type Likelihoods,
  openLikelihoods,
  probabilities,
} from '#domain/practice/understanding/likelihoods.ts';
import { type Neighbours, nearest, openNeighbours } from '#domain/practice/understanding/neighbours.ts';

/** A question with what it is about, that others are compared with. */
export type Example = {
  readonly label: Label;
  /** The intent itself, where it is known: that of a finding has its key. */
  readonly intent: Intent | null;
  readonly features: readonly string[];
  readonly weight: number;
};

/** Questions to compare others with, ready to be used. */
export type Examples = {
  readonly likelihoods: Likelihoods<Label>;
  readonly neighbours: Neighbours<Example>;
};

/** How much of the nearest examples is of one kind (all together: 1), and how near the nearest of the kind is (0 to 1). */
export type Nearness = { readonly share: number; readonly nearest: number };

/** What a question is about, by examples. */
export type Compared = {
  /** How likely each label is by the words. */
  readonly likelihoods: ReadonlyMap<Label, number>;
  readonly labels: ReadonlyMap<Label, Nearness>;
  readonly intents: ReadonlyMap<Intent, Nearness>;
};

/** What nothing near is of. */
export const FAR: Nearness = { share: 0, nearest: 0 };

const NEAREST = 15;

/** The nearer counts for much more. */
const NEARNESS_POWER = 3;

/** Counts and indexes examples. */
export function openExamples(examples: readonly Example[]): Examples {
  return {
    likelihoods: openLikelihoods(examples),
    neighbours: openNeighbours(
      examples.map(example => ({ of: example, features: example.features })),
      weightOf,
    ),
  };
}

/** Compares a question with all examples. */
export function compare({ likelihoods, neighbours }: Examples, features: readonly string[]): Compared {
  const near = nearest(neighbours, features, NEAREST);
  const total = near.reduce((sum, { likeness }) => sum + likeness ** NEARNESS_POWER, 0) || 1;
  const labels = new Map<Label, Nearness>();
  const intents = new Map<Intent, Nearness>();
  for (const { of, likeness } of near) {
    const share = likeness ** NEARNESS_POWER / total;
    add(labels, of.label, { share, nearest: likeness });
    if (of.intent !== null) add(intents, of.intent, { share, nearest: likeness });
  }
  return { likelihoods: probabilities(likelihoods, features), labels, intents };
}

function add<Of>(all: Map<Of, Nearness>, of: Of, { share, nearest: likeness }: Nearness): void {
  const before = all.get(of) ?? FAR;
  all.set(of, { share: before.share + share, nearest: Math.max(before.nearest, likeness) });
}
