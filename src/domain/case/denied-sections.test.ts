import { expect, it } from 'vitest';
import { denySection, withoutContradicted, withoutDenial } from '#domain/case/denied-sections.ts';
import { saveEntry } from '#domain/case/history-lists.ts';
import { caseFormat } from '#domain/record/case-format.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { NEGATIVES } from '#domain/sections/pages.ts';

const EMPTY = emptyCase('November 22, 2026');
const PENICILLIN = { id: '1', allergenName: 'Penicillin' };
const FATHER = { id: 'father', relationship: 'Father', medicalConditions: [] };

it('A section is denied once, and the denial is taken back', () => {
  const denied = denySection(denySection(EMPTY, 'allergies'), 'allergies');
  expect(denied.deniedSections).toEqual(['allergies']);
  expect(withoutDenial(denied, 'allergies').deniedSections).toEqual([]);
});

it('An entry undoes the denial, and is not denied away', () => {
  const denied = denySection(EMPTY, 'allergies');
  const told = withoutContradicted(saveEntry(denied, 'allergies', PENICILLIN));
  expect(told.deniedSections).toEqual([]);
  expect(denySection(told, 'allergies').deniedSections).toEqual([]);
});

it('A family may be known and healthy; the first illness in it undoes the denial', () => {
  const healthy = denySection({ ...EMPTY, familyHistory: [FATHER] }, 'familyHistory');
  expect(healthy.deniedSections).toEqual(['familyHistory']);
  const ill = { ...FATHER, medicalConditions: [{ condition: 'Stroke' }] };
  expect(withoutContradicted({ ...healthy, familyHistory: [ill] }).deniedSections).toEqual([]);
  const died = { ...FATHER, causeOfDeath: 'Stroke' };
  expect(withoutContradicted({ ...healthy, familyHistory: [died] }).deniedSections).toEqual([]);
});

it('What is stored is believed where it can be, and where nothing contradicts it', () => {
  const stored = {
    ...EMPTY,
    deniedSections: ['smokingHistory', 'allergies', 'livingConditions', 'nothing', 7],
    allergies: [PENICILLIN],
  };
  const text = JSON.stringify({ version: 3, savedAt: 0, case: stored });
  expect(caseFormat.open(text, 0)?.deniedSections).toEqual(['smokingHistory']);
  const { deniedSections: _, ...older } = EMPTY;
  expect(caseFormat.open(JSON.stringify({ version: 3, savedAt: 0, case: older }), 0)?.deniedSections).toEqual(
    [],
  );
});

it('Where nobody would deny it all there is no tap for it', () => {
  const without = ['vaccinationHistory', 'livingConditions', 'occupationalHistory'] as const;
  for (const list of without) expect(NEGATIVES.has(list)).toBe(false);
  expect([...NEGATIVES.values()].map(({ tap }) => tap)).toEqual([
    'No past illness',
    'No operations',
    'No transfusions',
    'No accidents',
    'No regular medicines',
    'No known allergies',
    'Never smoked',
    'No alcohol',
    'No travel abroad',
    'No pets',
    'No known illness in the family',
  ]);
});
