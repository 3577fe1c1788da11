/** Uncertainty of a yes or no, in bits; 0 when it is certain. */
function uncertainty(chance: number): number {
  if (chance <= 0 || chance >= 1) return 0;
  return -chance * Math.log2(chance) - (1 - chance) * Math.log2(1 - chance);
}

/** How likely each answer is with the diagnosis, and without it, in the same order. */
export type AnswerChances = { readonly withIt: readonly number[]; readonly without: readonly number[] };

/**
 * What the answer to a question is expected to tell about whether it is the diagnosis, in bits: how much less uncertain
 * one is afterwards, in the mean. Never negative.
 */
export function informationOf(likelihood: number, { withIt, without }: AnswerChances): number {
  let left = 0;
  for (const [i, chance] of withIt.entries()) {
    const its = likelihood * chance;
    const all = its + (1 - likelihood) * (without[i] ?? 0);
    if (all > 0) left += all * uncertainty(its / all);
  }
  return Math.max(0, uncertainty(likelihood) - left);
}

/** The chances of a question with yes and no for answers. */
export function yesOrNo(withIt: number, without: number): AnswerChances {
  return { withIt: [withIt, 1 - withIt], without: [without, 1 - without] };
}
