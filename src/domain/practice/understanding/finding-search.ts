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
  /** The finding whose first name these stems are. */
  readonly firstNames: ReadonlyMap<string, string>;
};

/** A finding, how near a line of it is to what was said (0 to 1), and how likely it is meant beside the others. */
export type FoundFinding = {
  readonly finding: Called;
  readonly likeness: number;
  readonly share: number;
};

/** What a finding is found by. */
export type FindingLine = { readonly finding: Called; readonly stems: readonly string[] };

/** A second line that is near says a little more than one. */
const SECOND = 0.2;

const EVIDENCE = 0.12;

/** What the complaint's own questions are about is asked likelier. */
const RELEVANT = 0.2;

/** What it is called first of all. */
const FIRST_NAME = 0.15;

/** How sharply the likeliest is preferred. */
const SHARPNESS = 0.12;

const MOST_LINES = 60;

const MOST = 12;

/** Indexes the lines of all findings. */
export function openFindingSearch(
  lines: readonly FindingLine[],
  relevant: ReadonlyMap<string, ReadonlySet<string>>,
): FindingSearch {
  const likelihoods = openLikelihoods(
    lines.map(({ finding, stems }) => ({ label: finding.key, features: stems, weight: 1 })),
  );
  const firstNames = new Map<string, string>();
  for (const { key, names } of new Set(lines.map(({ finding }) => finding))) {
    const first = (names[0] ?? []).toSorted().join(' ');
    if (first !== '' && !firstNames.has(first)) firstNames.set(first, key);
  }
  return {
    neighbours: openNeighbours(lines.map(({ finding, stems }) => ({ of: finding, features: stems }))),
    likelihoods,
    rowOf: new Map(likelihoods.labels.map((key, row) => [key, row])),
    relevant,
    firstNames,
  };
}

/** What words may ask for, the likeliest first. */
export function searchFindings(
  { neighbours, likelihoods, rowOf, relevant, firstNames }: FindingSearch,
  stems: readonly string[],
  { complaint, sex }: Pick<QuestionContext, 'complaint' | 'sex'>,
): readonly FoundFinding[] {
  const evidence = evidenceOf(likelihoods, stems);
  const expected = relevant.get(complaint);
  const first = firstNames.get(stems.toSorted().join(' '));
  const found = likenesses(nearest(neighbours, stems, MOST_LINES))
    .filter(({ finding }) => (finding.for ?? sex) === sex)
    .slice(0, MOST)
    .map(({ finding, likeness }) => ({
      finding,
      likeness,
      score:
        likeness +
        EVIDENCE * (evidence[rowOf.get(finding.key) ?? -1] ?? 0) +
        (expected?.has(finding.key) === true ? RELEVANT : 0) +
        (finding.key === first ? FIRST_NAME : 0),
    }));
  const highest = Math.max(...found.map(({ score }) => score));
  const powers = found.map(({ score }) => Math.exp((score - highest) / SHARPNESS));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return found
    .map(({ finding, likeness }, place) => ({ finding, likeness, share: (powers[place] ?? 0) / total }))
    .toSorted((one, other) => other.share - one.share);
}

/** How near each finding is by its lines, the nearest first. */
function likenesses(
  lines: readonly { readonly of: Called; readonly likeness: number }[],
): readonly { readonly finding: Called; readonly likeness: number }[] {
  const byFinding = Map.groupBy(lines, ({ of }) => of);
  return [...byFinding]
    .map(([finding, [best, second]]) => ({
      finding,
      likeness: (best?.likeness ?? 0) + SECOND * (second?.likeness ?? 0),
    }))
    .toSorted((one, other) => other.likeness - one.likeness);
}
