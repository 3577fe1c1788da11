import { standingNegatives } from '#domain/findings/denied-by-tap.ts';
import type { Negative } from '#domain/sections/negative.ts';
import type { HistoryList } from '#domain/sections/pages.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { subjectOf } from '#domain/summary/facts/person.ts';
import { type Story, storiesOf } from '#domain/summary/facts/story.ts';
import { type ToldFinding, toldFindings } from '#domain/summary/facts/told-findings.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';

/** All that a case tells, each thing once: what the sections of the document are written from. */
export type CaseTold = {
  readonly input: SummaryInput;
  readonly subject: string;
  readonly stories: readonly Story[];
  readonly findings: readonly ToldFinding[];
  /** The sections that were denied as a whole. */
  readonly negatives: ReadonlyMap<HistoryList, Negative>;
};

/** What a case tells. */
export function caseTold(input: SummaryInput): CaseTold {
  const findings = toldFindings(input);
  const present = findings.filter(({ isPresent }) => isPresent).map(({ finding }) => finding);
  return {
    input,
    subject: subjectOf(input.record),
    stories: storiesOf(input),
    findings,
    negatives: standingNegatives(input.record, present),
  };
}

/** The findings that belong on a page of past history: those that are there, and those that are not. */
export function findingsAt({ findings }: CaseTold, home: HistorySectionKey) {
  const here = findings.filter(told => told.home === home);
  const of = (wanted: boolean) =>
    here.filter(({ isPresent }) => isPresent === wanted).map(({ finding }) => finding);
  return { present: of(true), denied: of(false) };
}
