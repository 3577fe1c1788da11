/** The share of patients with a diagnosis who have a finding, for the strengths 1 (rare) to 5 (nearly all). */
const PRESENT = [0.05, 0.2, 0.5, 0.75, 0.95] as const;

/** How common a risk factor is among patients, for the commonness 1 (very rare) to 5 (very common). */
const CARRIED = [0.01, 0.03, 0.08, 0.2, 0.35] as const;

/** How likely a patient with the diagnosis has a finding of this strength. */
export function chanceListed(strength: number): number {
  return PRESENT[strength - 1] ?? PRESENT[0];
}

/** How likely a patient with the diagnosis carries a risk factor of this commonness; odds ratio 1 means no link. */
export function chanceOfRisk(commonness: number, oddsRatio = 1): number {
  const share = CARRIED[commonness - 1] ?? CARRIED[0];
  const odds = (share / (1 - share)) * oddsRatio;
  return odds / (1 + odds);
}

/** Uncertainty of a yes-or-no answer, in nats; 0 when it is certain. */
export function entropy(chance: number): number {
  if (chance <= 0 || chance >= 1) return 0;
  return -chance * Math.log(chance) - (1 - chance) * Math.log(1 - chance);
}
