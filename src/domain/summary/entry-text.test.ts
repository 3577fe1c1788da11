import { expect, it } from 'vitest';
import { emptyEntry } from '#domain/sections/entry.ts';
import { medications } from '#domain/sections/medication.ts';
import { surgeries } from '#domain/sections/surgery.ts';
import { listedFacts } from '#domain/summary/entry-text.ts';

it('The list tells of a medicine dose, frequency, since and why first (specification 17.21)', () => {
  const entry = {
    ...emptyEntry(medications, '1'),
    commercialName: 'Ramipril',
    category: 'ACE inhibitors',
    dosage: '5 mg',
    frequency: '1 time per day',
    indication: 'Blood pressure',
    startDate: '2019',
  };
  expect(listedFacts(medications, entry).slice(0, 5)).toEqual([
    'Dosage: 5 mg',
    'Frequency: 1 time per day',
    'Start date: 2019',
    'Indication/reason: Blood pressure',
    'Category: ACE inhibitors',
  ]);
});

it('The list tells of an operation when it was and its complications first', () => {
  const entry = {
    ...emptyEntry(surgeries, '1'),
    surgeryName: 'Appendectomy',
    surgeryDate: '2012',
    hospital: 'City Hospital',
    complications: 'Wound infection',
  };
  expect(listedFacts(surgeries, entry).slice(0, 2)).toEqual([
    'Surgery date: 2012',
    'Complications: Wound infection',
  ]);
});
