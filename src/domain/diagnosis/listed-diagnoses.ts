import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';

/** How many diagnoses are shown, and sent to the PDF, before the rest is asked for. */
export const LISTED_AT_FIRST = 12;

/** From this share of the evidence, in percent, a dangerous diagnosis is named. */
const NOTABLE_PERCENT = 1;

/** One answer that multiplies the odds by eight or more, in half-bits: a red flag, however small the share. */
const RED_FLAG_POINTS = 6;

/** The diagnoses that have any evidence left, in the order of the differential. */
export function possibleDiagnoses(diagnoses: readonly DiagnosisResult[]): readonly DiagnosisResult[] {
  return diagnoses.filter(({ probability }) => probability > 0);
}

/** The dangerous diagnoses the answers have not ruled out, in the order of the differential. */
export function dangerousDiagnoses(diagnoses: readonly DiagnosisResult[]): readonly DiagnosisResult[] {
  return possibleDiagnoses(diagnoses).filter(({ mustNotMiss }) => mustNotMiss);
}

/** Whether a dangerous diagnosis should be named at once: it has a notable share, or an answer raised a red flag. */
export function isAlarming({ probability, contributions }: DiagnosisResult): boolean {
  return (
    probability >= NOTABLE_PERCENT ||
    contributions.some(({ kind, points }) => kind === 'answer' && points >= RED_FLAG_POINTS)
  );
}

/** What a letter tells of a differential: the first twelve, and every alarming diagnosis after them. */
export function listedDiagnoses(diagnoses: readonly DiagnosisResult[]): readonly DiagnosisResult[] {
  return possibleDiagnoses(diagnoses).filter(
    (diagnosis, place) => place < LISTED_AT_FIRST || (diagnosis.mustNotMiss && isAlarming(diagnosis)),
  );
}
