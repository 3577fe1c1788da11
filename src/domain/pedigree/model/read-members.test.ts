import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sceneOf } from '#domain/pedigree/drawing/scene.ts';
import { NO_PEDIGREE_FACTS } from '#domain/pedigree/model/family-member.ts';
import { readMembers } from '#domain/pedigree/model/read-members.ts';
import { COUSINS, condition, HOSTILE, relative, THIS_YEAR } from '#tests/examples/families.ts';

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
    { id: '2', relationship: 'Neighbour' },
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

it('a member stored before the nomenclature of 2022 has nothing of it', () => {
  const stored = {
    id: 'x',
    relationship: 'Sister',
    gender: 'Female',
    medicalConditions: [{ id: 'c', condition: 'Gout', ageOfOnset: 40, severity: '', status: '', notes: '' }],
  };
  const [read] = readMembers([stored]);
  expect(read).toMatchObject(NO_PEDIGREE_FACTS);
  expect(read?.medicalConditions[0]?.affection).toBe('affected');
});

it('reads what the nomenclature of 2022 tells, and gives what is damaged its default', () => {
  const told = relative('x', "Relative's Partner", {
    partnerOf: 'father',
    gender: 'Non-binary',
    sexAtBirth: 'AFAB',
    twinGroup: 'g',
    twinKind: 'identical',
    adoption: 'out',
    pregnancy: 'ongoing',
    gestationWeeks: 20,
    dueDate: '2026-12-01',
    noChildren: 'infertility',
    noChildrenReason: 'azoospermia',
    partnership: 'divorced',
    relatedAs: 'second cousins',
    medicalConditions: [{ ...condition('Hemophilia'), affection: 'carrier' }],
  });
  const [, read] = readMembers([relative('father', 'Father'), told]);
  expect(read).toEqual({ ...told, generation: 2 });
  const [damaged] = readMembers([
    { id: 'x', relationship: 'Son', adoption: 'up', gestationWeeks: 90, twinGroup: 4 },
  ]);
  expect(damaged).toMatchObject({ adoption: '', gestationWeeks: null, twinGroup: '' });
});

it('survives anything, and what it reads can be drawn', () => {
  const field = fc.oneof(
    fc.anything(),
    fc.constantFrom('Self (Patient)', 'Father', 'Spouse/Partner', 'Son', 'Niece', "Relative's Partner"),
  );
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
