// How long a family of 100 takes: its layout, and the whole picture with its fit and its SVG.

import { DIAGRAM_SIZE, fittedScene } from '#domain/pedigree/drawing/fitted-scene.ts';
import { svgText } from '#domain/pedigree/drawing/svg-text.ts';
import { spread } from '#domain/pedigree/layout/spread.ts';
import { familyGraph } from '#domain/pedigree/model/family-graph.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { Relationship } from '#domain/pedigree/model/relationship.ts';
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

const EVEN = { spacing: 100, reachOf: () => 40, lineOf: () => 0 } as const;

/** The pedigree's rows of the benchmark. */
export function pedigree(): Row[] {
  const layout = timesOf(() => spread(familyGraph(HUNDRED, { year: THIS_YEAR }), EVEN));
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
