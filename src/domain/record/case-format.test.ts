import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longDate } from '#domain/case/long-date.ts';
import { addSymptom } from '#domain/case/symptoms.ts';
import { CASE_LIFETIME_MS, caseFormat } from '#domain/record/case-format.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { hasPatientData } from '#domain/record/has-patient-data.ts';
import { SECTIONS } from '#domain/sections/pages.ts';
import { FEVER, profiled, reviewed, TODAY, untouched, withOpenCough } from '#tests/examples/cases.ts';
import { filledCase } from '#tests/examples/filled-case.ts';

const NOW = Date.parse('2026-11-21T12:00:00');

/** The case as a program of this version would have kept it just now. */
function openOf(fields: Record<string, unknown>, version = 3) {
  return caseFormat.open(JSON.stringify({ version, savedAt: NOW, case: fields }), NOW);
}

describe('A saved case', () => {
  it('opens as it was saved', () => {
    expect(caseFormat.open(caseFormat.write(reviewed, NOW), NOW)).toEqual(reviewed);
    expect(caseFormat.open(caseFormat.write(withOpenCough, NOW), NOW + 1)).toEqual(withOpenCough);
  });

  it('keeps where an open questionnaire leads back to', () => {
    const fromReview = addSymptom(reviewed, FEVER, 'review-of-systems');
    expect(caseFormat.open(caseFormat.write(fromReview, NOW), NOW)?.returnTo).toBe('review-of-systems');
  });

  it('keeps every entry of every section of past history', () => {
    fc.assert(
      fc.property(filledCase, record => {
        expect(caseFormat.open(caseFormat.write(record, NOW), NOW)).toEqual(record);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the months of an infant; an older case has none (specification 7.14)', () => {
    const infant = { ...profiled, age: 1, ageMonths: 4 };
    expect(caseFormat.open(caseFormat.write(infant, NOW), NOW)).toEqual(infant);
    const { ageMonths: _, ...older } = infant;
    expect(openOf(older)).toEqual({ ...infant, ageMonths: null });
    expect(openOf({ ...infant, ageMonths: 24 })?.ageMonths).toBeNull();
  });

  it('is discarded when it is older than 24 hours', () => {
    const raw = caseFormat.write(reviewed, NOW);
    expect(CASE_LIFETIME_MS).toBe(86_400_000);
    expect(caseFormat.open(raw, NOW + CASE_LIFETIME_MS)).toEqual(reviewed);
    expect(caseFormat.open(raw, NOW + CASE_LIFETIME_MS + 1)).toBeUndefined();
  });

  it('is discarded when a newer program wrote it', () => {
    expect(openOf(reviewed, 4)).toBeUndefined();
  });

  it('has its missing fields filled with defaults, the date of history with today', () => {
    expect(openOf({ name: 'Ada', age: 45 })).toEqual({
      ...emptyCase(longDate(new Date(NOW))),
      name: 'Ada',
      age: 45,
    });
  });

  it('has damaged fields replaced by their defaults and damaged items left out', () => {
    const damaged = {
      ...reviewed,
      age: 'forty',
      gender: 'Robot',
      currentQuestionIndex: -1,
      answers: [{ questionId: 'x' }, null],
      associatedSymptoms: [{ id: 2, text: 'Cough', isAnswered: true }, 'Fever'],
      petHistory: [{ noId: true }, { id: 'p1', petType: 'Dog', petCount: { of: 'them' }, notes: ['a'] }],
      medicationHistory: [{ id: 'm', components: [{ scientificName: 'Aspirin' }, null] }],
      familyHistory: [7, { id: 'f', relationship: 'Cousin' }],
      familyDiagramImage: 'no picture',
    };
    expect(openOf(damaged)).toEqual({
      ...reviewed,
      age: null,
      gender: null,
      petHistory: [{ id: 'p1', petType: 'Dog' }],
      medicationHistory: [{ id: 'm', components: [] }],
    });
  });

  it('has its open questions asked for anew when one of them is damaged', () => {
    const question = { id: 1, complaintQuestionId: 1, text: 'Since when?', type: 3 };
    const sound = { ...question, conditions: [], choices: [{ id: 1, text: 'Today', ranges: [] }] };
    const opened = (...availableQuestions: unknown[]) =>
      openOf({ ...withOpenCough, availableQuestions })?.availableQuestions;
    expect(opened(sound)).toEqual([sound]);
    expect(opened(sound, { ...sound, choices: [null] })).toEqual([]);
    expect(opened(sound, { ...sound, type: 5 })).toEqual([]);
  });

  it('has a current symptom closed that the case does not have, and leads nowhere then', () => {
    const ghost = { ...reviewed, currentSymptom: { id: 99, text: 'Ghost' }, returnTo: 'review-of-systems' };
    expect(openOf(ghost)).toMatchObject({ currentSymptom: null, returnTo: null });
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
      JSON.stringify({ version: 1, savedAt: NOW, case: 'nothing' }),
      JSON.stringify({ version: 'x', savedAt: NOW, case: reviewed }),
      JSON.stringify({ ...reviewed, savedAt: NOW }),
      '{',
      `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    ];
    for (const raw of [null, ...garbage]) expect(caseFormat.open(raw, NOW)).toBeUndefined();
    fc.assert(
      fc.property(fc.string(), raw => {
        expect(() => caseFormat.open(raw, NOW)).not.toThrow();
      }),
    );
  });

  it('opens whatever JSON stands in its fields, and can be saved again', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(untouched)), fc.jsonValue()), fields => {
        const opened = openOf(fields);
        expect(Object.keys(opened ?? {})).toEqual(Object.keys(untouched));
        expect(opened && caseFormat.open(caseFormat.write(opened, NOW), NOW)).toEqual(opened);
      }),
    );
  });

  it('can be saved again however deep the garbage in it was', () => {
    const depth = 50_000;
    const deep = `${'{"id":"x","a":['.repeat(depth)}${']}'.repeat(depth)}`;
    for (const list of [...SECTIONS.map(({ key }) => key), 'familyHistory', 'answers']) {
      const opened = caseFormat.open(`{"version":2,"savedAt":${NOW},"case":{"${list}":[${deep}]}}`, NOW);
      expect(() => opened && caseFormat.write(opened, NOW)).not.toThrow();
    }
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
