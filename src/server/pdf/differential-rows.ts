import type { SummaryRequest } from '#contract/workflow.ts';
import { cleanText, softBreaks } from '#server/pdf/clean-text.ts';
import { LONGEST } from '#server/pdf/groups.ts';

/** One line of the differential: `bar` is its length as a part of the longest bar, 0 to 1. */
export type DifferentialRow = {
  readonly name: string;
  readonly size: number;
  readonly percent: string;
  readonly bar: number;
  readonly mustNotMiss: boolean;
};

function percentText(share: number): string {
  if (share > 0 && share < 1) return '< 1%';
  return `${Math.round(share)}%`;
}

/** The lines of the differential in the order they come, with bars relative to the largest share. */
export function differentialRows(
  diagnoses: NonNullable<SummaryRequest['differentialDiagnoses']>,
): DifferentialRow[] {
  const largest = Math.max(...diagnoses.map(diagnosis => diagnosis.probability), 0);
  return diagnoses.map(({ name, probability, mustNotMiss }) => ({
    name: softBreaks(cleanText(name), LONGEST.narrow),
    size: name.length,
    percent: percentText(probability),
    bar: largest === 0 ? 0 : probability / largest,
    mustNotMiss,
  }));
}
