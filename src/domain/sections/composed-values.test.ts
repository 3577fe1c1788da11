import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COURSE_TYPES, courseOf, readCourse, writeCourse } from '#domain/sections/course-duration.ts';
import {
  DOSE_UNITS,
  type DoseStep,
  dosageText,
  readDosage,
  settleDosage,
  writeDosage,
} from '#domain/sections/dosage.ts';
import {
  FREQUENCY_LIMITS,
  FREQUENCY_TYPES,
  frequencyOf,
  readFrequency,
  SPECIFIC_TIMES,
  WEEKDAYS,
  writeFrequency,
} from '#domain/sections/frequency.ts';
import { emptyIngredient, INGREDIENT_UNITS, ingredientsText } from '#domain/sections/ingredients.ts';
import {
  labResultErrors,
  labResultsText,
  openLabResult,
  readLabResults,
  settleLabResults,
  unfinishedLabResult,
  writeLabResults,
} from '#domain/sections/lab-results.ts';
import { LAB_TESTS, LAB_UNITS, usualUnit } from '#domain/sections/lab-tests.ts';
import { packYears, yearsIn } from '#domain/sections/pack-years.ts';

describe('A dosage', () => {
  const step = (amount: string, unit: string, instructions = ''): DoseStep => ({
    amount,
    unit,
    instructions,
  });

  it("reads 'Step N: amount unit (instructions)', several steps joined by ', then '", () => {
    const text = writeDosage([step('2', 'tablet(s)', 'with food'), step('1', 'tablet(s)')]);
    expect(dosageText(text)).toBe('Step 1: 2 tablet(s) (with food), then Step 2: 1 tablet(s)');
  });

  it('of one plain step is plain text', () => {
    expect(writeDosage([step('5', 'ml')])).toBe('5 ml');
    expect(dosageText('5 ml')).toBe('5 ml');
  });

  it('reads back as it was written', () => {
    const aStep = fc.record({
      amount: fc.stringMatching(/^[1-9]\d?$/),
      unit: fc.constantFrom(...DOSE_UNITS),
      instructions: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(aStep, { minLength: 1, maxLength: 4 }), steps => {
        const isPlain = steps.length === 1 && steps[0]?.instructions.trim() === '';
        const expected = isPlain ? steps.map(one => ({ ...one, instructions: '' })) : steps;
        expect(readDosage(writeDosage(steps))).toEqual(expected);
      }),
    );
  });

  it('without an amount is none, though what was chosen before the amount is kept', () => {
    expect(readDosage(writeDosage([step(' ', 'ml')]))).toEqual([step(' ', 'ml')]);
    expect(settleDosage(writeDosage([step(' ', 'ml'), step('', 'ml')]))).toBe('');
    expect(settleDosage(writeDosage([step('2', 'ml'), step('', 'ml')]))).toBe('2 ml');
    expect(dosageText('')).toBe('');
  });

  it('is kept as text when it was stored as something else', () => {
    expect(dosageText('[broken')).toBe('[broken');
    expect(readDosage('as the doctor said')[0]?.amount).toBe('as the doctor said');
  });

  it('offers the eleven dose units', () => {
    expect(DOSE_UNITS.join(', ')).toBe(
      'tablet(s), capsule(s), pill(s), drop(s), spray(s), patch(es), ml, tsp, tbsp, scoop(s), sachet(s)',
    );
  });
});

describe('A frequency', () => {
  it('has seven types, and what is written reads back', () => {
    expect(FREQUENCY_TYPES.join(', ')).toBe(
      'times per day, every X hours, specific times, as needed (PRN), weekly, monthly, custom',
    );
    for (const type of FREQUENCY_TYPES) {
      const frequency = frequencyOf(type);
      const text = writeFrequency(frequency);
      if (text !== '') expect(readFrequency(text)).toEqual(frequency);
    }
  });

  it('runs from 1 to 24 times or hours, the interval 8 by default, the day Monday', () => {
    expect(FREQUENCY_LIMITS).toMatchObject({ min: 1, max: 24 });
    expect(writeFrequency(frequencyOf('every X hours'))).toBe('Every 8 hours');
    expect(writeFrequency(frequencyOf('weekly'))).toBe('Weekly on Monday');
    expect(writeFrequency({ type: 'times per day', times: 3 })).toBe('3 times per day');
  });

  it('reads specific times and words of one’s own apart', () => {
    expect(readFrequency('Morning, Bedtime')).toEqual({ type: 'specific times', at: ['Morning', 'Bedtime'] });
    expect(readFrequency('Every full moon')).toEqual({ type: 'custom', text: 'Every full moon' });
  });

  it('offers the times around meals and the days of the week', () => {
    expect(SPECIFIC_TIMES).toHaveLength(14);
    expect(WEEKDAYS.join(', ')).toBe('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday');
  });
});

describe('The duration of a medication', () => {
  it('has four types, and what is written reads back', () => {
    expect(COURSE_TYPES.join(', ')).toBe(
      'Ongoing/Chronic, Specific duration, As needed basis, Complete course',
    );
    for (const type of COURSE_TYPES) expect(readCourse(writeCourse(courseOf(type)))).toEqual(courseOf(type));
  });

  it('left blank means Ongoing', () => {
    expect(readCourse('')).toEqual({ type: 'Ongoing/Chronic' });
  });

  it("of a complete course reads 'Complete course as prescribed' unless something else is typed", () => {
    expect(writeCourse(courseOf('Complete course'))).toBe('Complete course as prescribed');
    expect(writeCourse({ type: 'Complete course', text: 'Until the wound is closed' })).toBe(
      'Until the wound is closed',
    );
  });
});

describe('Ingredients', () => {
  it('offer the 18 units, mg by default', () => {
    expect(INGREDIENT_UNITS.join(', ')).toBe(
      'mg, g, mcg, μg, ng, pg, ml, L, %, mg/ml, g/L, IU, units, mEq, mmol, mg/g, mg/tablet, mg/capsule',
    );
    expect(emptyIngredient('1').unit).toBe('mg');
  });

  it('read with their concentrations', () => {
    const amoxicillin = { id: '1', scientificName: 'Amoxicillin', concentration: '500', unit: 'mg' };
    const acid = { id: '2', scientificName: 'Clavulanic acid', concentration: '', unit: 'mg' };
    expect(ingredientsText([amoxicillin, acid])).toBe('Amoxicillin 500 mg + Clavulanic acid');
  });
});

describe('Lab results', () => {
  it('need a name, a value and a unit, after trimming', () => {
    expect(labResultErrors({ TestName: ' ', TestValue: '', TestUnit: ' ' })).toEqual({
      TestName: 'Test name is required',
      TestValue: 'Test value is required',
      TestUnit: 'Test unit is required',
    });
  });

  it('are stored as a JSON-encoded list and read in words', () => {
    const results = [{ TestName: 'Hemoglobin', TestValue: '9.1', TestUnit: 'g/dL' }];
    expect(readLabResults(writeLabResults(results))).toEqual(results);
    expect(labResultsText(results)).toBe('Hemoglobin 9.1 g/dL');
    expect(writeLabResults([])).toBe('');
    expect(readLabResults('{broken')).toEqual([]);
  });

  it('suggest 29 tests from Hemoglobin to CA 125 and 19 units from g/dL to pmol/L', () => {
    expect([LAB_TESTS.length, LAB_TESTS[0]?.name, LAB_TESTS.at(-1)?.name]).toEqual([
      29,
      'Hemoglobin',
      'CA 125',
    ]);
    expect([new Set(LAB_UNITS).size, LAB_UNITS[0], LAB_UNITS.at(-1)]).toEqual([19, 'g/dL', 'pmol/L']);
    for (const { unit } of LAB_TESTS) expect(LAB_UNITS).toContain(unit);
    expect(usualUnit('TSH')).toBe('mIU/L');
  });
});

describe('Pack years', () => {
  it('are cigarettes per day divided by 20 times years, rounded to one decimal', () => {
    expect(packYears('20', '10 years', false)).toBe(10);
    expect(packYears('15 cigarettes', '7 years', false)).toBe(5.3);
  });

  it('are packs per day times years when counted in packs', () => {
    expect(packYears('1.5 packs', '10', true)).toBe(15);
  });

  it('divide months by 12', () => {
    expect(packYears('20', '18 months', false)).toBe(1.5);
    expect(yearsIn('6 months')).toBe(0.5);
  });

  it('are unknown without both numbers', () => {
    expect(packYears('', '10', false)).toBeUndefined();
    expect(packYears('some', '10', false)).toBeUndefined();
  });
});

describe('A lab result that is being written', () => {
  const hemoglobin = { TestName: 'Hemoglobin', TestValue: '9.1', TestUnit: 'g/dL' };
  const ferritin = { TestName: 'Ferritin', TestValue: '', TestUnit: 'ng/mL' };

  it('is kept with the draft and is no result yet', () => {
    const value = writeLabResults([hemoglobin], ferritin);
    expect(readLabResults(value)).toEqual([hemoglobin]);
    expect(openLabResult(value)).toEqual(ferritin);
    expect(unfinishedLabResult(value)).toBe('Test value is required');
  });

  it('counts on save once it is complete, and is nothing while it is blank', () => {
    const complete = { ...ferritin, TestValue: '8' };
    expect(readLabResults(settleLabResults(writeLabResults([], complete)))).toEqual([complete]);
    expect(unfinishedLabResult(writeLabResults([], complete))).toBeUndefined();
    expect(unfinishedLabResult('')).toBeUndefined();
    expect(settleLabResults('')).toBe('');
  });
});
