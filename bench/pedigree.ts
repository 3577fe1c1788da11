// How long a family of 100 takes: its layout, and the whole picture with its fit and its SVG.
import { familyGraph } from '#domain/pedigree/family-graph.ts';
import type { FamilyMember } from '#domain/pedigree/family-member.ts';
import { DIAGRAM_SIZE, fittedScene } from '#domain/pedigree/fitted-scene.ts';
import type { Relationship } from '#domain/pedigree/relationship.ts';
import { spread } from '#domain/pedigree/spread.ts';
import { svgText } from '#domain/pedigree/svg-text.ts';
import { condition, known, relative, THIS_YEAR } from '#tests/examples/families.ts';
import { percentile, type Row } from './row.ts';

const RELATIONSHIPS: readonly Relationship[] = [
  'Brother',
  'Sister',
  'Uncle (Paternal)',
  'Aunt (Maternal)',
  'Son',
  'Daughter',
];

const HUNDRED: readonly FamilyMember[] = [
  ...known({}),
  ...Array.from({ length: 93 }, (_, index) =>
    relative(`Relative number ${index}`, RELATIONSHIPS[index % RELATIONSHIPS.length] ?? 'Brother', {
      currentAge: index,
      medicalConditions: [
        condition(['Asthma', 'Stroke', 'Gout', 'Epilepsy', 'Migraine'][index % 5] ?? '', 30),
      ],
    }),
  ),
];

/** The pedigree's rows of the benchmark. */
export function pedigree(): Row[] {
  const layout = timesOf(() => spread(familyGraph(HUNDRED, { year: THIS_YEAR }), 100));
  const picture = timesOf(() => svgText(fittedScene(HUNDRED, DIAGRAM_SIZE, THIS_YEAR), DIAGRAM_SIZE));
  return [
    rowOf('Pedigree of 100 members: layout', layout, 10),
    rowOf('Pedigree of 100 members: fit, drawing and SVG', picture, 100),
  ];
}

/** @param limit milliseconds, at the median */
function rowOf(what: string, times: readonly number[], limit: number): Row {
  const median = percentile(times, 0.5);
  return { what, figure: `${median.toFixed(1)} ms`, aim: `< ${limit} ms`, isMet: median < limit };
}

function timesOf(run: () => unknown): number[] {
  return Array.from({ length: 30 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
}
