import type { SummaryRequest } from '#contract/workflow.ts';
import { URGENCY_WORDS } from '#domain/diagnosis/urgency.ts';
import { cleanText, softBreaks } from '#server/pdf/clean-text.ts';
import { LONGEST } from '#server/pdf/groups.ts';

/** One line of the differential: `bar` is its length as a part of the whole, 0 to 1. */
export type DifferentialRow = {
  readonly name: string;
  readonly size: number;
  readonly percent: string;
  readonly bar: number;
  /** 'Must not miss', and of a red flag that it is one and how urgent; empty for anything else. */
  readonly mark: string;
};

type Diagnosis = NonNullable<SummaryRequest['differentialDiagnoses']>[number];

function percentText(share: number): string {
  if (share > 0 && share < 1) return '< 1%';
  return `${Math.round(share)}%`;
}

type Danger = Pick<Diagnosis, 'mustNotMiss' | 'isFlagged' | 'urgency'>;

function markOf({ mustNotMiss, isFlagged, urgency }: Danger): string {
  if (!mustNotMiss) return '';
  const words = ['Must not miss', isFlagged && 'red flag', isFlagged && urgency && URGENCY_WORDS[urgency]];
  return words.filter(Boolean).join(' · ');
}

/** The lines of the differential in the order they come; a bar that fills its column would be all of the evidence. */
export function differentialRows(diagnoses: readonly Diagnosis[]): DifferentialRow[] {
  return diagnoses.map(({ name, probability, ...danger }) => ({
    name: softBreaks(cleanText(name), LONGEST.narrow),
    size: name.length,
    percent: percentText(probability),
    bar: probability / 100,
    mark: markOf(danger),
  }));
}
