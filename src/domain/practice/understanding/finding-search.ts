import type { Called } from '#domain/practice/understanding/gazetteer.ts';
import { type Neighbours, nearest, openNeighbours } from '#domain/practice/understanding/neighbours.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

/** Findings that can be found by what they are called. */
export type FindingSearch = Neighbours<Called>;

/** A finding, and how near one of its names is to what was said: 0 to 1. */
export type FoundFinding = { readonly finding: Called; readonly nearest: number };

const MOST_NAMES = 40;

/** Indexes the names of all findings. */
export function openFindingSearch(findings: readonly Called[]): FindingSearch {
  return openNeighbours(
    findings.flatMap(finding => finding.names.map(stems => ({ of: finding, features: stems }))),
  );
}

/** What words may name, of what a patient of this sex can have; the nearest first. */
export function searchFindings(
  search: FindingSearch,
  stems: readonly string[],
  { sex }: Pick<QuestionContext, 'sex'>,
): readonly FoundFinding[] {
  const near = Map.groupBy(nearest(search, stems, MOST_NAMES), ({ of }) => of);
  return [...near]
    .filter(([finding]) => (finding.for ?? sex) === sex)
    .map(([finding, [first]]) => ({ finding, nearest: first?.likeness ?? 0 }));
}
