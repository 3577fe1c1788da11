import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { readMembers } from '#domain/pedigree/model/read-members.ts';
import { caseFormat } from '#domain/record/case-format.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { SECTIONS } from '#domain/sections/pages.ts';
import { profiled, withOpenCough } from '#tests/examples/cases.ts';

/** What a browser held after a whole session with an earlier program; only the picture and the differential are shortened. */
const EARLIER = ['first-pedigrees', 'with-ages', 'last'];

type Stored = { readonly version: number; readonly savedAt: number; readonly case: PatientRecord };

function storedBy(program: string): Stored {
  const url = new URL(`./saved-version-1-${program}.json`, import.meta.url);
  return JSON.parse(readFileSync(url, 'utf8')).anamnesisCase;
}

function opened(stored: Stored): PatientRecord | undefined {
  return caseFormat.open(JSON.stringify(stored), stored.savedAt);
}

describe.each(EARLIER)('A case stored by an earlier program (%s)', program => {
  const stored = storedBy(program);
  const {
    complaints: _,
    groupedComplaints: __,
    initialScreeningCompleted: ___,
    secondaryScreeningCompleted: ____,
    ...fields
  }: Record<string, unknown> = stored.case;

  it('has version 1, answers, an open questionnaire, a family, and an entry in each of its sections', () => {
    expect(stored).toMatchObject({ version: 1, case: { currentSymptom: { text: 'Wheeze' } } });
    expect(stored.case.answers.length).toBeGreaterThan(20);
    expect(stored.case.availableQuestions.length).toBeGreaterThan(10);
    expect(stored.case.familyHistory).toHaveLength(7);
    expect(SECTIONS.filter(({ key }) => stored.case[key]?.length === 1)).toHaveLength(13);
  });

  it('opens unchanged: what is new has its default, only the fields that nobody used and a blank 0 are gone', () => {
    const [vaccination] = stored.case.vaccinationHistory;
    expect(vaccination).toMatchObject({ ageAtVaccination: 0 });
    const vaccinationHistory = [{ ...vaccination, ageAtVaccination: null }];
    const familyHistory = readMembers(stored.case.familyHistory);
    expect(opened(stored)).toEqual({ ...emptyCase(''), ...fields, vaccinationHistory, familyHistory });
    expect(familyHistory).toMatchObject(stored.case.familyHistory);
    expect(familyHistory.every(member => member.pregnancy === '' && member.partnership === 'together')).toBe(
      true,
    );
  });

  it('is stored again in the version of this program, and opens as before', () => {
    const record = opened(stored) ?? emptyCase('');
    const again = caseFormat.write(record, stored.savedAt);
    expect(JSON.parse(again).version).toBe(3);
    expect(caseFormat.open(again, stored.savedAt)).toEqual(record);
  });
});

describe('From version 1', () => {
  const from1 = (record: PatientRecord) => opened({ version: 1, savedAt: 1_800_000_000_000, case: record });

  it('the way back to the confirmation is taken away when no questionnaire is open: Cancel left it there', () => {
    expect(from1({ ...profiled, returnToConfirmation: true })?.returnToConfirmation).toBe(false);
    expect(from1({ ...withOpenCough, returnToConfirmation: true })?.returnToConfirmation).toBe(true);
  });

  it('the case of the first program still opens, frozen in a file', () => {
    const raw = readFileSync(new URL('./saved-version-1.json', import.meta.url), 'utf8');
    const record = caseFormat.open(raw, JSON.parse(raw).savedAt);
    expect(record).toMatchObject({
      name: 'Ada Example',
      age: 45,
      chiefComplaint: { id: 1, isAnswered: true },
    });
    expect(record?.answers).toHaveLength(1);
  });
});

describe('From version 2', () => {
  const from = (version: number, record: Record<string, unknown>) =>
    caseFormat.open(JSON.stringify({ version, savedAt: 1_800_000_000_000, case: record }), 1_800_000_000_000);
  const lists = {
    pastSurgicalHistory: [{ id: 'a', lengthOfStay: 0 }],
    accidentsInjuries: [{ id: 'b', lengthOfStay: 0 }],
    vaccinationHistory: [{ id: 'c', ageAtVaccination: 0 }],
    petHistory: [{ id: 'd', yearsOwned: 0 }],
    occupationalHistory: [{ id: 'e', hoursPerWeek: 0 }],
  };

  it('a 0 where a field may stay blank was one left blank (specification 13.6)', () => {
    expect(from(2, lists)).toMatchObject({
      pastSurgicalHistory: [{ id: 'a', lengthOfStay: null }],
      accidentsInjuries: [{ id: 'b', lengthOfStay: null }],
      vaccinationHistory: [{ id: 'c', ageAtVaccination: null }],
      petHistory: [{ id: 'd', yearsOwned: null }],
      occupationalHistory: [{ id: 'e', hoursPerWeek: null }],
    });
  });

  it('a 0 of this version stays one, and so does any other number', () => {
    expect(from(3, lists)).toMatchObject(lists);
    const days = { pastSurgicalHistory: [{ id: 'a', lengthOfStay: 3 }] };
    expect(from(2, days)).toMatchObject(days);
  });
});
