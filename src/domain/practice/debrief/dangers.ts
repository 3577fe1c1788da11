import type { FactReport } from '#domain/practice/debrief/fact-report.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import { missedRedFlags } from '#domain/practice/debrief/safety.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

type Danger = ReadThrough['reference']['mustNotMiss'][number];

/** The dangerous diagnoses that nothing was asked to exclude. */
export function openDangers({ reference, facts }: ReadThrough): readonly Danger[] {
  return reference.mustNotMiss.filter(
    ({ excludedBy }) => !facts.some(({ id, status }) => status !== 'missed' && excludedBy.includes(id)),
  );
}

/** What would exclude them; one that was excluded by something else is no fault. */
export function leftOpen(read: ReadThrough, open: readonly Danger[]): readonly FactReport[] {
  return missedRedFlags(read).filter(
    ({ id, asks }) => !isReportedAlone(asks) && open.some(({ excludedBy }) => excludedBy.includes(id)),
  );
}

/** 'sepsis and malaria stay open': those of them that the missed facts would have excluded. */
export function staysOpen(open: readonly Danger[], missed: readonly FactReport[]): string {
  const names = open
    .filter(({ excludedBy }) => missed.some(({ id }) => excludedBy.includes(id)))
    .map(({ diagnosis }) => inSentence(diagnosis.name));
  return `${listed(names)} ${names.length > 1 ? 'stay' : 'stays'} open`;
}

/** Allergies and medicines have advice of their own. */
export function isReportedAlone(asks: readonly Intent[]): boolean {
  return asks.includes('history:allergies') || asks.includes('history:medicines');
}
