import type { LikelihoodStep } from '#domain/diagnosis/likelihood/step.ts';

type WithoutFactor<T> = T extends unknown ? Omit<T, 'factor'> : never;

/** What a piece of evidence is, apart from how much it weighs for whom. */
export type StepName = WithoutFactor<LikelihoodStep>;

/** What a piece of evidence multiplies the weights by: those at `places`, or all of them in order. */
export type Change = {
  readonly name: StepName;
  readonly places: readonly number[] | undefined;
  readonly factors: ArrayLike<number>;
  /** What it multiplies the weight of something else by. */
  readonly other: number;
};
