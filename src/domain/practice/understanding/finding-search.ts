import type { Called } from '#domain/practice/understanding/gazetteer.ts';
import type { Likelihoods } from '#domain/practice/understanding/likelihoods.ts';
import { evidenceOf, openLikelihoods } from '#domain/practice/understanding/likelihoods.ts';
import { type Neighbours, nearest, openNeighbours } from '#domain/practice/understanding/neighbours.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

/** Findings that can be found by the words one asks for them with. */
export type FindingSearch = {
  readonly neighbours: Neighbours<Called>;
  readonly likelihoods: Likelihoods<string>;
  readonly rowOf: ReadonlyMap<string, number>;
  /** The findings that the questions of a complaint are about, by complaint. */
  readonly relevant: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A finding and what speaks for it. */
export type FoundFinding = {
  readonly finding: Called;
  /** How near a line of it is to what was said, and the next: 0 to 1. */
  readonly nearest: number;
  readonly second: number;
  /** What all its lines together say, beside the finding they speak for most: a logarithm, 0 at most. */
  readonly words: number;
  /** Whether the complaint's own questions are about it. */
  readonly isExpected: boolean;
};

/** What a finding is found by. */
export type FindingLine = { readonly finding: Called; readonly stems: readonly string[] };

const MOST_LINES = 60;

/** Indexes the lines of all findings. */
export function openFindingSearch(
  lines: readonly FindingLine[],
  relevant: ReadonlyMap<string, ReadonlySet<string>>,
): FindingSearch {
  const likelihoods = openLikelihoods(
    lines.map(({ finding, stems }) => ({ label: finding.key, features: stems, weight: 1 })),
  );
  return {
    neighbours: openNeighbours(lines.map(({ finding, stems }) => ({ of: finding, features: stems }))),
    likelihoods,
    rowOf: new Map(likelihoods.labels.map((key, row) => [key, row])),
    relevant,
  };
}

/** What words may ask for, of what a patient of this sex can have. */
export function searchFindings(
  { neighbours, likelihoods, rowOf, relevant }: FindingSearch,
  stems: readonly string[],
  { complaint, sex }: Pick<QuestionContext, 'complaint' | 'sex'>,
): readonly FoundFinding[] {
  const evidence = evidenceOf(likelihoods, stems);
  const most = evidence.reduce((highest, each) => Math.max(highest, each), Number.NEGATIVE_INFINITY);
  const expected = relevant.get(complaint);
  const near = Map.groupBy(nearest(neighbours, stems, MOST_LINES), ({ of }) => of);
  return [...near]
    .filter(([finding]) => (finding.for ?? sex) === sex)
    .map(([finding, [first, second]]) => ({
      finding,
      nearest: first?.likeness ?? 0,
      second: second?.likeness ?? 0,
      words: (evidence[rowOf.get(finding.key) ?? -1] ?? most) - most,
      isExpected: expected?.has(finding.key) === true,
    }));
}
