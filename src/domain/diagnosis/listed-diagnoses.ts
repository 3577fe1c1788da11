import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { urgencyRank } from '#domain/diagnosis/urgency.ts';

/** How many diagnoses are shown, and sent to the PDF, before the rest is asked for. */
export const LISTED_AT_FIRST = 12;

/** From this share of the evidence, in percent, a dangerous diagnosis is named. */
const NOTABLE_PERCENT = 1;

/** The diagnoses that have any evidence left, in the order of the differential. */
export function possibleDiagnoses(diagnoses: readonly DiagnosisResult[]): readonly DiagnosisResult[] {
  return diagnoses.filter(({ probability }) => probability > 0);
}

/**
 * The dangerous diagnoses that the answers have not ruled out: those with a red flag first, the most urgent of them
 * before the others, then in the order of the differential. A red flag outlasts whatever speaks against it.
 */
export function dangerousDiagnoses(diagnoses: readonly DiagnosisResult[]): readonly DiagnosisResult[] {
  const dangerous = diagnoses.filter(
    ({ mustNotMiss, isFlagged, probability }) => mustNotMiss && (isFlagged || probability > 0),
  );
  const flagged = dangerous.filter(({ isFlagged }) => isFlagged);
  return [
    ...flagged.toSorted((a, b) => urgencyRank(a.urgency) - urgencyRank(b.urgency)),
    ...dangerous.filter(({ isFlagged }) => !isFlagged),
  ];
}

/** Whether a dangerous diagnosis should be named at once: it has a notable share, or an answer raised a red flag. */
export function isAlarming({ probability, isFlagged }: DiagnosisResult): boolean {
  return probability >= NOTABLE_PERCENT || isFlagged === true;
}

/**
 * What a letter tells of a differential: the first twelve, and every alarming diagnosis after them. One with a red flag
 * is told even when everything else speaks against it.
 */
export function listedDiagnoses(diagnoses: readonly DiagnosisResult[]): readonly DiagnosisResult[] {
  const first = possibleDiagnoses(diagnoses).slice(0, LISTED_AT_FIRST);
  return diagnoses.filter(
    diagnosis => first.includes(diagnosis) || (diagnosis.mustNotMiss && isAlarming(diagnosis)),
  );
}
