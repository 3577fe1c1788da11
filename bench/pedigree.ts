// How long a family of 100 takes: its layout, and the whole picture with its fit and its SVG.
import { familyGraph } from '#domain/pedigree/family-graph.ts';
import type { FamilyMember } from '#domain/pedigree/family-member.ts';
import { DIAGRAM_SIZE, fittedScene } from '#domain/pedigree/fitted-scene.ts';
import type { Relationship } from '#domain/pedigree/relationship.ts';
import { spread } from '#domain/pedigree/spread.ts';
import { svgText } from '#domain/pedigree/svg-text.ts';
import { condition, known, relative, THIS_YEAR } from '#tests/examples/families.ts';

/** Milliseconds, at the median. */
const LIMITS = { layout: 10, picture: 100 } as const;

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

function median(run: () => unknown, rounds = 30): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}

const found = {
  layout: median(() => spread(familyGraph(HUNDRED, { year: THIS_YEAR }), 100)),
  picture: median(() => svgText(fittedScene(HUNDRED, DIAGRAM_SIZE, THIS_YEAR), DIAGRAM_SIZE)),
};

for (const [name, limit] of Object.entries(LIMITS)) {
  const time = found[name as keyof typeof LIMITS];
  console.log(`pedigree of 100, ${name}: ${time.toFixed(1)} ms (at most ${limit})`);
  if (time > limit) process.exitCode = 1;
}
