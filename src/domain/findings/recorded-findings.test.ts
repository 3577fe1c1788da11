import { describe, expect, it } from 'vitest';
import { findingOf } from '#domain/findings/finding-of.ts';
import { recordedFindings } from '#domain/findings/recorded-findings.ts';
import { emptyCase } from '#domain/record/empty-case.ts';

const VOCABULARY = [
  findingOf({ key: 'lithium-use', name: 'Lithium use', section: 'medications', synonyms: ['lithium'] }),
  findingOf({ key: 'family-stroke', name: 'Family history of stroke', section: 'family', synonyms: [] }),
];

const EMPTY = emptyCase('November 22, 2026');

const brother = { id: '1', relationship: 'Brother', medicalConditions: [{ condition: 'Stroke' }] };

describe('What the history pages record', () => {
  it('is a medicine by its name', () => {
    const record = { ...EMPTY, medicationHistory: [{ id: '1', commercialName: 'Lithium carbonate' }] };
    expect(recordedFindings(record, VOCABULARY)).toEqual(['lithium-use']);
  });

  it('is a condition of a relative of blood, not of the spouse', () => {
    const of = (relative: typeof brother) =>
      recordedFindings({ ...EMPTY, familyHistory: [relative] } as typeof EMPTY, VOCABULARY);
    expect(of(brother)).toEqual(['family-stroke']);
    expect(of({ ...brother, relationship: 'Spouse' })).toEqual([]);
  });

  it('is smoking as its status says', () => {
    const smoker = (currentStatus: string) =>
      recordedFindings({ ...EMPTY, smokingHistory: [{ id: '1', currentStatus }] }, VOCABULARY);
    expect(smoker('Current')).toEqual(['smoking']);
    expect(smoker('Former')).toEqual(['ex-smoker']);
    expect(smoker('')).toEqual([]);
  });
});
