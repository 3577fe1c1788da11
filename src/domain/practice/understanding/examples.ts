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

/** What a question is about, by examples. */
export type Compared = {
  /** How likely each label is. */
  readonly labels: ReadonlyMap<Label, number>;
  /** How likely each intent is by the nearest examples alone. */
  readonly intents: ReadonlyMap<Intent, number>;
  /** How near the nearest is, from 0 to 1. */
  readonly likeness: number;
};

const NEAREST = 15;

/** The nearer counts for much more. */
const NEARNESS_POWER = 3;

const SHARE_OF_NEIGHBOURS = 0.5;

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
  const labels = new Map<Label, number>();
  for (const [label, probability] of probabilities(likelihoods, features))
    labels.set(label, (1 - SHARE_OF_NEIGHBOURS) * probability);
  const intents = new Map<Intent, number>();
  for (const { of, likeness } of near) {
    const share = likeness ** NEARNESS_POWER / total;
    labels.set(of.label, (labels.get(of.label) ?? 0) + SHARE_OF_NEIGHBOURS * share);
    if (of.intent !== null) intents.set(of.intent, (intents.get(of.intent) ?? 0) + share);
  }
  return { labels, intents, likeness: near[0]?.likeness ?? 0 };
}
