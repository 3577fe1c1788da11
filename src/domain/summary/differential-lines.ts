import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { listedDiagnoses } from '#domain/diagnosis/listed-diagnoses.ts';

/** A diagnosis as the PDF and the backup have it: its share of the evidence in percent, and its likelihood from 0 to 1. */
export type DifferentialLine = Pick<
  DiagnosisResult,
  'name' | 'probability' | 'likelihood' | 'mustNotMiss' | 'isFlagged' | 'urgency' | 'dangerPlace'
>;

/** The differential as it leaves the program: what a letter tells of it, without what is behind it. */
export function differentialLines(diagnoses: readonly DiagnosisResult[]): DifferentialLine[] {
  return listedDiagnoses(diagnoses).map(
    ({ name, probability, likelihood, mustNotMiss, isFlagged, urgency, dangerPlace }) => ({
      ...{ name, probability, mustNotMiss },
      ...(likelihood !== undefined && { likelihood }),
      ...(isFlagged !== undefined && { isFlagged }),
      ...(urgency !== undefined && { urgency }),
      ...(dangerPlace !== undefined && { dangerPlace }),
    }),
  );
}
