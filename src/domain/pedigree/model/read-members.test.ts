import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sceneOf } from '#domain/pedigree/drawing/scene.ts';
import { readMembers } from '#domain/pedigree/model/read-members.ts';
import { COUSINS, HOSTILE, THIS_YEAR } from '#tests/examples/families.ts';

it('reads back what was stored', () => {
  expect(readMembers(JSON.parse(JSON.stringify([...COUSINS, ...HOSTILE.slice(7)])))).toEqual([
    ...COUSINS,
    ...HOSTILE.slice(7),
  ]);
});

it('gives a field of the wrong shape its default, and passes over who has no relationship', () => {
  const [read, ...others] = readMembers([
    {
      id: '1',
      relationship: 'Self',
      currentAge: '44',
      ageAtDeath: 500,
      parentIds: [1, 'a'],
      medicalConditions: [null, {}],
    },
    { id: '2', relationship: 'Cousin' },
    { id: '1', relationship: 'Father' },
  ]);
  expect(read).toMatchObject({
    relationship: 'Self (Patient)',
    currentAge: 44,
    ageAtDeath: null,
    parentIds: ['a'],
  });
  expect(read?.medicalConditions).toEqual([]);
  expect(others).toEqual([]);
});

it('survives anything, and what it reads can be drawn', () => {
  const field = fc.oneof(fc.anything(), fc.constantFrom('Self (Patient)', 'Father', 'Spouse/Partner', 'Son'));
  const entry = fc.record({
    id: fc.oneof(fc.string(), fc.anything()),
    relationship: field,
    currentAge: field,
    medicalConditions: fc.array(fc.record({ condition: field, ageOfOnset: field })),
    parentIds: field,
    name: field,
  });
  fc.assert(
    fc.property(
      fc.array(fc.oneof(entry, fc.anything() as fc.Arbitrary<Record<string, unknown>>)),
      entries => {
        const members = readMembers(entries);
        const { figures } = sceneOf(members, { year: THIS_YEAR });
        expect(figures.flatMap(({ person }) => person.members)).toHaveLength(members.length);
      },
    ),
  );
});
