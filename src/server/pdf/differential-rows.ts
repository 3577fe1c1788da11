import type { SummaryRequest } from '#contract/workflow.ts';
import { cleanText, softBreaks } from '#server/pdf/clean-text.ts';
import { LONGEST } from '#server/pdf/groups.ts';

/** One line of the differential: `bar` is its length as a part of the whole, 0 to 1. */
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

/** The lines of the differential in the order they come; a bar that fills its column would be all of the evidence. */
export function differentialRows(
  diagnoses: NonNullable<SummaryRequest['differentialDiagnoses']>,
): DifferentialRow[] {
  return diagnoses.map(({ name, probability, mustNotMiss }) => ({
    name: softBreaks(cleanText(name), LONGEST.narrow),
    size: name.length,
    percent: percentText(probability),
    bar: probability / 100,
    mustNotMiss,
  }));
}
