import { URGENCY_WORDS } from '#domain/diagnosis/urgency.ts';
import type { DiagnosisLine } from '#domain/summary/document/clinical-document.ts';

/** One line of the differential: `bar` is its length as a part of the whole, 0 to 1. */
export type DifferentialRow = {
  readonly name: string;
  /** How likely it is; in histories that are older than the likelihood, its share of the evidence. */
  readonly percent: string;
  /** Its share of the evidence, where `percent` is its likelihood. */
  readonly share: string;
  readonly bar: number;
  /** 'Must not miss', and of a red flag that it is one and how urgent; empty for anything else. */
  readonly mark: string;
};

function percentText(percent: number): string {
  if (percent > 0 && percent < 1) return '< 1%';
  return `${Math.round(percent)}%`;
}

function markOf({ mustNotMiss, isFlagged, urgency }: DiagnosisLine): string {
  if (!mustNotMiss) return '';
  const words = ['Must not miss', isFlagged && 'red flag', isFlagged && urgency && URGENCY_WORDS[urgency]];
  return words.filter(Boolean).join(' · ');
}

/** The lines of the differential in the order they come; a bar that fills its column would be certainty, or all of the evidence. */
export function differentialRows(diagnoses: readonly DiagnosisLine[]): DifferentialRow[] {
  return diagnoses.map(line => {
    const part = line.likelihood ?? line.probability / 100;
    return {
      name: line.name,
      percent: percentText(part * 100),
      share: line.likelihood === undefined ? '' : percentText(line.probability),
      bar: Math.min(1, Math.max(0, part)),
      mark: markOf(line),
    };
  });
}
