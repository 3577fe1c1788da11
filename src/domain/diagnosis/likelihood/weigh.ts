import { answerChanges } from '#domain/diagnosis/likelihood/answer-changes.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { Change } from '#domain/diagnosis/likelihood/change.ts';
import { exposureChange } from '#domain/diagnosis/likelihood/exposure-change.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { profileChanges } from '#domain/diagnosis/likelihood/profile-changes.ts';
import { riskChanges } from '#domain/diagnosis/likelihood/risk-changes.ts';
import { chiefChange, symptomChanges } from '#domain/diagnosis/likelihood/symptom-changes.ts';
import { type Told, toldIn } from '#domain/diagnosis/likelihood/told.ts';

/** A case weighed: what each diagnosis weighs, how likely that makes it, and what led there. */
export type Weighed = {
  readonly model: LikelihoodModel;
  readonly told: Told;
  /** By place in the model; the last is something else. */
  readonly first: Float64Array;
  readonly weights: Float64Array;
  /** How likely each is; they add up to 1. */
  readonly chances: Float64Array;
  readonly changes: readonly Change[];
};

/** Weighs a case: each piece of evidence once, in an order of its own (ADR 21). */
export function weigh(model: LikelihoodModel, facts: CaseFacts): Weighed {
  const told = toldIn(model, facts);
  const { first } = model;
  const changes = [
    ...profileChanges(model, facts),
    ...chiefChange(model, facts),
    ...answerChanges(model, told),
    ...symptomChanges(model, facts, told),
    ...riskChanges(model, told),
    exposureChange(model, told),
  ];
  const weights = Float64Array.from(first);
  for (const change of changes) applyChange(weights, change);
  const total = sumOf(weights);
  const chances = weights.map(weight => (total === 0 ? 0 : weight / total));
  return { model, told, first, weights, chances, changes };
}

/** Multiplies the weights in place. */
export function applyChange(weights: Float64Array, { places, factors, other }: Change): void {
  for (let i = 0; i < factors.length; i++) {
    const at = places ? (places[i] ?? 0) : i;
    weights[at] = (weights[at] ?? 0) * (factors[i] ?? 1);
  }
  const last = weights.length - 1;
  weights[last] = (weights[last] ?? 0) * other;
}

/** The sum of some weights. */
export function sumOf(weights: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] ?? 0;
  return sum;
}
