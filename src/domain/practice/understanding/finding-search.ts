import type { LanguageModel, NamedFinding } from '#domain/practice/understanding/language-model.ts';
import { type Neighbours, nearest, openNeighbours } from '#domain/practice/understanding/neighbours.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

/** Findings that can be found by words that resemble how they are told. */
export type FindingSearch = {
  readonly neighbours: Neighbours<NamedFinding>;
  /** The findings that the questions of a complaint are about, by complaint. */
  readonly relevant: ReadonlyMap<string, ReadonlySet<string>>;
};

/** A finding that a clause may ask for, and how much it resembles. */
export type FoundFinding = { readonly finding: NamedFinding; readonly likeness: number };

/** How much likelier a finding is that the complaint's own questions are about. */
const RELEVANT = 1.25;

/** Below, a resemblance is chance. */
const LEAST = 0.45;

const MOST = 4;

/** Indexes the findings of a model. */
export function openFindingSearch({
  findings,
  relevant,
}: Pick<LanguageModel, 'findings' | 'relevant'>): FindingSearch {
  const told = findings.filter(({ kind }) => kind !== 'relative' && kind !== 'medicine');
  return {
    neighbours: openNeighbours(
      told.map(finding => [finding, [...finding.phrases, ...finding.told].map(text => text.split(' '))]),
    ),
    relevant: new Map(
      Object.entries(relevant).map(([complaint, places]) => [
        complaint,
        new Set(places.flatMap(place => findings[place]?.key ?? [])),
      ]),
    ),
  };
}

/** What the words of a clause resemble, the likeliest first. */
export function searchFindings(
  { neighbours, relevant }: FindingSearch,
  stems: readonly string[],
  { complaint, sex }: QuestionContext,
): readonly FoundFinding[] {
  const expected = relevant.get(complaint);
  return [...nearest(neighbours, [...new Set(stems)])]
    .filter(([finding]) => (finding.for ?? sex) === sex)
    .map(([finding, likeness]) => ({
      finding,
      likeness: likeness * (expected?.has(finding.key) === true ? RELEVANT : 1),
    }))
    .filter(({ likeness }) => likeness >= LEAST)
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, MOST);
}
