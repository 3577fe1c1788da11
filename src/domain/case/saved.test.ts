import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCase } from '#domain/case/empty-case.ts';
import { hasPatientData } from '#domain/case/has-patient-data.ts';
import { CASE_VERSION, openSaved, SAVED_LIFETIME_MS, toSaved } from '#domain/case/saved.ts';
import { profiled, reviewed, TODAY, untouched, withOpenCough } from '#tests/examples/cases.ts';

const NOW = 1_800_000_000_000;

describe('A saved case', () => {
  it('opens as it was saved', () => {
    expect(openSaved(toSaved(reviewed, NOW), NOW, TODAY)).toEqual(reviewed);
    expect(openSaved(toSaved(withOpenCough, NOW), NOW + 1, TODAY)).toEqual(withOpenCough);
  });

  it('is discarded when it is older than 24 hours', () => {
    const raw = toSaved(reviewed, NOW);
    expect(SAVED_LIFETIME_MS).toBe(86_400_000);
    expect(openSaved(raw, NOW + SAVED_LIFETIME_MS, TODAY)).toEqual(reviewed);
    expect(openSaved(raw, NOW + SAVED_LIFETIME_MS + 1, TODAY)).toBeUndefined();
  });

  it('is discarded when a newer program wrote it', () => {
    const raw = JSON.stringify({ version: CASE_VERSION + 1, savedAt: NOW, case: reviewed });
    expect(openSaved(raw, NOW, TODAY)).toBeUndefined();
  });

  it('has its missing lists filled with defaults', () => {
    const raw = JSON.stringify({ version: 1, savedAt: NOW, case: { name: 'Ada', age: 45 } });
    expect(openSaved(raw, NOW, TODAY)).toEqual({ ...emptyCase(TODAY), name: 'Ada', age: 45 });
  });

  it('has damaged fields replaced by their defaults and damaged items left out', () => {
    const damaged = {
      ...reviewed,
      age: 'forty',
      gender: 'Robot',
      answers: [{ questionId: 'x' }, null],
      associatedSymptoms: [{ id: 2, text: 'Cough', isAnswered: true }, 'Fever'],
      petHistory: [{ noId: true }, { id: 'p1', petType: 'Dog' }],
      groupedComplaints: [],
    };
    const raw = JSON.stringify({ version: 1, savedAt: NOW, case: damaged });
    expect(openSaved(raw, NOW, TODAY)).toEqual({
      ...reviewed,
      age: null,
      gender: null,
      petHistory: [{ id: 'p1', petType: 'Dog' }],
    });
  });

  it('has a current symptom closed that the case does not have', () => {
    const raw = toSaved({ ...reviewed, currentSymptom: { id: 99, text: 'Ghost' } }, NOW);
    expect(openSaved(raw, NOW, TODAY)?.currentSymptom).toBeNull();
  });

  it('turns garbage into no case without throwing', () => {
    const garbage = [
      '',
      'null',
      '[]',
      '{}',
      '"x"',
      '{"version":1}',
      '{"version":1,"savedAt":1,"case":[]}',
      '{',
    ];
    for (const raw of [null, ...garbage]) expect(openSaved(raw, NOW, TODAY)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), raw => {
        expect(() => openSaved(raw, NOW, TODAY)).not.toThrow();
      }),
    );
  });

  it('opens whatever JSON stands in its fields', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(untouched)), fc.jsonValue()), fields => {
        const raw = JSON.stringify({ version: 1, savedAt: NOW, case: fields });
        const opened = openSaved(raw, NOW, TODAY);
        expect(Object.keys(opened ?? {}).sort()).toEqual(Object.keys(untouched).sort());
      }),
    );
  });

  it('of version 1, frozen in a file, still opens', () => {
    const raw = readFileSync(new URL('./saved-version-1.json', import.meta.url), 'utf8');
    const opened = openSaved(raw, JSON.parse(raw).savedAt, TODAY);
    expect(opened).toMatchObject({
      name: 'Ada Example',
      age: 45,
      chiefComplaint: { id: 1, isAnswered: true },
    });
    expect(opened?.answers).toHaveLength(1);
  });
});

describe('A case', () => {
  it('holds patient data once anything differs from an untouched one', () => {
    expect(hasPatientData(untouched)).toBe(false);
    expect(hasPatientData(profiled)).toBe(true);
  });

  it('starts as an outpatient, with the date of history of today', () => {
    expect(untouched.admissionType).toBe('Outpatient');
    expect(untouched.dateOfHistory).toBe(TODAY);
  });
});
