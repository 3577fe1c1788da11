import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { accidents } from '#domain/sections/accident.ts';
import { allergies } from '#domain/sections/allergy.ts';
import { on, since } from '#domain/sections/clauses.ts';
import {
  asksOf,
  changeField,
  emptyEntry,
  errorsIn,
  isDuplicate,
  openEntry,
  settleEntry,
  sortEntries,
} from '#domain/sections/entry.ts';
import { illnesses } from '#domain/sections/illness.ts';
import { medications } from '#domain/sections/medication.ts';
import { occupations } from '#domain/sections/occupation.ts';
import type { Section } from '#domain/sections/section.ts';
import { surgeries } from '#domain/sections/surgery.ts';
import { transfusions } from '#domain/sections/transfusion.ts';
import { travels } from '#domain/sections/travel.ts';
import { vaccinations } from '#domain/sections/vaccination.ts';
import { warningOf } from '#domain/sections/warnings.ts';

function entry(section: Section, values: Record<string, unknown>, id = 'x'): HistoryEntry {
  return Object.entries(values).reduce(
    (soFar, [name, value]) => changeField(section, soFar, name, value),
    emptyEntry(section, id),
  );
}

describe('On save', () => {
  it("the custom text replaces 'Other (specify)' for injury type and cause", () => {
    const saved = settleEntry(
      accidents,
      entry(accidents, {
        injuryType: 'Other (specify)',
        customInjuryType: ' Snake bite ',
        cause: 'Other (specify)',
        customCause: 'Gardening',
      }),
    );
    expect(saved).toMatchObject({
      injuryType: 'Snake bite',
      customInjuryType: '',
      cause: 'Gardening',
      customCause: '',
    });
  });

  it('and opens again with the custom text in its own field', () => {
    const saved = settleEntry(
      accidents,
      entry(accidents, { injuryType: 'Other (specify)', customInjuryType: 'Snake bite', cause: 'Fall' }),
    );
    expect(openEntry(accidents, saved)).toMatchObject({
      injuryType: 'Other (specify)',
      customInjuryType: 'Snake bite',
      cause: 'Fall',
    });
  });

  it('a blank duration of a medication becomes Ongoing and a blank category Other', () => {
    expect(settleEntry(medications, entry(medications, {}))).toMatchObject({
      duration: 'Ongoing',
      category: 'Other',
    });
  });

  it('texts are trimmed and unnamed ingredients left out', () => {
    const named = { id: '1', scientificName: 'Aspirin', concentration: '75', unit: 'mg' };
    const saved = settleEntry(
      medications,
      entry(medications, {
        commercialName: '  Aspirin ',
        components: [named, { ...named, scientificName: ' ' }],
      }),
    );
    expect(saved).toMatchObject({
      commercialName: 'Aspirin',
      components: [named],
      scientificName: 'Aspirin',
    });
  });
});

describe('A name that is there already', () => {
  const there = [entry(illnesses, { name: 'Asthma' }, 'a')];

  it('is a duplicate, whatever the case of its letters', () => {
    expect(isDuplicate('name', there, entry(illnesses, { name: ' ASTHMA ' }, 'b'))).toBe(true);
    expect(isDuplicate('name', there, entry(illnesses, { name: 'Gout' }, 'b'))).toBe(false);
    expect(illnesses.catalogue?.duplicate).toBe('This illness has already been added');
    expect(medications.catalogue?.duplicate).toBe('This medication has already been added');
  });

  it('is none when the entry itself is edited', () => {
    expect(isDuplicate('name', there, entry(illnesses, { name: 'asthma' }, 'a'))).toBe(false);
  });
});

describe('The order of a list', () => {
  const sorted = (section: Section, field: string, values: readonly Record<string, unknown>[]) =>
    sortEntries(
      section,
      values.map((value, index) => entry(section, value, String(index))),
      { today: '2026-11-21', age: 54 },
    ).map(one => one[field]);

  for (const [section, field] of [
    [transfusions, 'transfusionDate'],
    [accidents, 'accidentDate'],
    [travels, 'travelDate'],
    [vaccinations, 'dateReceived'],
  ] as const) {
    it(`of ${section.title} is newest first`, () => {
      const dates = ['2020-01-05', '', '2024~', 'age:14', '2019-06'].map(date => ({ [field]: date }));
      expect(sorted(section, field, dates)).toEqual(['2024~', '2020-01-05', '2019-06', 'age:14', '']);
    });
  }

  it('of Allergies is anaphylactic first', () => {
    const reactions = ['Mild', 'Anaphylactic', 'Moderate', 'Severe'].map(reactionType => ({ reactionType }));
    expect(sorted(allergies, 'reactionType', reactions)).toEqual([
      'Anaphylactic',
      'Severe',
      'Moderate',
      'Mild',
    ]);
  });

  it('of Occupational History is current jobs first, then by start date descending', () => {
    const jobs = [
      { occupation: 'Miner', currentlyEmployed: false, startDate: '1990-01-01' },
      { occupation: 'Clerk', currentlyEmployed: true, startDate: '2001-01-01' },
      { occupation: 'Baker', currentlyEmployed: false, startDate: '1999-01-01' },
      { occupation: 'Guard', currentlyEmployed: true, startDate: '2010-01-01' },
    ];
    expect(sorted(occupations, 'occupation', jobs)).toEqual(['Guard', 'Clerk', 'Baker', 'Miner']);
    expect(occupations.badge?.(entry(occupations, {}))).toBe('Current');
    expect(occupations.badge?.(entry(occupations, { currentlyEmployed: false }))).toBe('Previous');
  });

  it('of Surgical History is that in which operations were added', () => {
    expect(sorted(surgeries, 'surgeryName', [{ surgeryName: 'B' }, { surgeryName: 'A' }])).toEqual([
      'B',
      'A',
    ]);
  });
});

describe('A date', () => {
  const asOf = { today: '2026-11-21', age: 54 };

  it('in the future gets a gentle warning where it makes no sense', () => {
    const future = entry(illnesses, { onsetDate: '2027-01-01' });
    expect(warningOf(illnesses, future, 'onsetDate', asOf)).toBe('This date is in the future. Is it right?');
    expect(
      warningOf(illnesses, entry(illnesses, { onsetDate: asOf.today }), 'onsetDate', asOf),
    ).toBeUndefined();
    const booster = entry(vaccinations, { nextBoosterDate: '2027-01-01' });
    expect(warningOf(vaccinations, booster, 'nextBoosterDate', asOf)).toBeUndefined();
  });

  it('gets no warning where it is not told precisely enough to be sure', () => {
    const warning = (onsetDate: string) =>
      warningOf(illnesses, entry(illnesses, { onsetDate }), 'onsetDate', asOf);
    expect(['2026', '2026-11', '2027~', 'age:54', 'some time ago'].map(warning)).toEqual(
      Array(5).fill(undefined),
    );
    const travel = entry(travels, { travelDate: '2026-05', returnDate: '2026-05-01' });
    expect(warningOf(travels, travel, 'returnDate', asOf)).toBeUndefined();
  });

  it('that is not understood keeps the entry from being saved, and is not asked for', () => {
    const errors = (onsetDate: string) =>
      errorsIn(illnesses, entry(illnesses, { onsetDate }), asOf).onsetDate;
    expect(errors('')).toBe('Onset date is required');
    expect(errors('31.2.2019')).toBe('There is no February 31 in 2019.');
    expect(errors('age:60')).toBe('The patient is 54: the age of 60 is still to come.');
    expect(['2019-03-12', '2012~', 'childhood', '2027-01-01'].map(errors)).toEqual(Array(4).fill(undefined));
    const asked = asksOf(illnesses, entry(illnesses, { name: 'Gout', onsetDate: 'long ago' }));
    expect(asked.map(({ field }) => field)).toEqual(['diagnosisMethod', 'diagnosingHospital']);
  });

  it('before its start gets a gentle warning', () => {
    const travel = entry(travels, { travelDate: '2026-05-02', returnDate: '2026-05-01' });
    expect(warningOf(travels, travel, 'returnDate', asOf)).toBe(
      'This date is before the travel date. Is it right?',
    );
  });
});

it('The duration of a travel is the days between its dates', () => {
  expect(entry(travels, { travelDate: '2026-05-01', returnDate: '2026-05-15' }).travelDuration).toBe(
    '14 days',
  );
  expect(entry(travels, { travelDate: '2026-05-01', returnDate: '2026-05-02' }).travelDuration).toBe('1 day');
  expect(entry(travels, { travelDate: '2026-05-03', returnDate: '2026-05-02' }).travelDuration).toBe('');
  expect(entry(travels, { travelDate: '2026-05', returnDate: '2026-06' }).travelDuration).toBe('');
});

it("An allergen's category is cleared when its type changes", () => {
  const peanut = entry(allergies, { allergenType: 'Food', allergenCategory: 'Peanuts' });
  expect(changeField(allergies, peanut, 'allergenType', 'Contact').allergenCategory).toBe('');
});

it('The reading type of an illness follows its first and last lab result', () => {
  const results = JSON.stringify([{ TestName: 'Ferritin', TestValue: '8', TestUnit: 'ng/mL' }]);
  const withResult = changeField(illnesses, entry(illnesses, {}), 'readingValue', results);
  expect(withResult.readingType).toBe('Lab Results');
  expect(changeField(illnesses, withResult, 'readingValue', '').readingType).toBe('None');
});

it('A date in the words of an older case follows as it was written', () => {
  expect([on('after the war', {}), since('after the war', {})]).toEqual([
    ', after the war',
    ', after the war',
  ]);
  expect([on('2012', {}), since('childhood', {})]).toEqual([' in 2012', ' since childhood']);
});
