import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { byLikelihood, pressing } from '#domain/diagnosis/likelihood/ranked.ts';

/** How many diagnoses are shown, and sent to the PDF, before the rest is asked for. */
export const LISTED_AT_FIRST = 12;

/** The diagnoses that have any evidence left, in the order of the differential. */
export function possibleDiagnoses(diagnoses: readonly DiagnosisResult[]): readonly DiagnosisResult[] {
  return diagnoses.filter(({ probability }) => probability > 0);
}

/**
 * What a document tells of a differential: the twelve likeliest, and after them whatever else must not be missed in this
 * case.
 */
export function listedDiagnoses(diagnoses: readonly DiagnosisResult[]): readonly DiagnosisResult[] {
  const first = byLikelihood(diagnoses).slice(0, LISTED_AT_FIRST);
  return [...first, ...pressing(diagnoses).filter(diagnosis => !first.includes(diagnosis))];
}

/** '12%', and '<1%' for a share that is small but not nothing. */
export function shareText(probability: number): string {
  return probability < 1 ? '<1%' : `${Math.round(probability)}%`;
}
