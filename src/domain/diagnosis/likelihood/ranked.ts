import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';

/** The diagnoses that are possible at all, the likeliest first; without a likelihood, in their own order. */
export function byLikelihood(diagnoses: readonly DiagnosisResult[]): readonly DiagnosisResult[] {
  return diagnoses
    .filter(({ likelihood, probability }) => (likelihood ?? probability) > 0)
    .toSorted((a, b) => (b.likelihood ?? 0) - (a.likelihood ?? 0));
}

/** What is left of 1 beside these: another diagnosis, or something the catalogue does not have. */
export function likelihoodLeft(diagnoses: readonly DiagnosisResult[]): number {
  return Math.max(0, 1 - diagnoses.reduce((sum, { likelihood = 0 }) => sum + likelihood, 0));
}

/** Those that must not be missed in this case, the most pressing first. */
export function pressing(diagnoses: readonly DiagnosisResult[]): readonly DiagnosisResult[] {
  return diagnoses
    .filter(({ dangerPlace }) => dangerPlace !== undefined)
    .toSorted((a, b) => (a.dangerPlace ?? 0) - (b.dangerPlace ?? 0));
}

/** '62%', '<1%' for what is small, '>99%' for what is not certain either. */
export function likelihoodText(likelihood: number): string {
  const percent = Math.round(likelihood * 100);
  if (percent < 1) return '<1%';
  return percent > 99 ? '>99%' : `${percent}%`;
}
