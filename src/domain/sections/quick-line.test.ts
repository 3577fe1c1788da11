import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allergies } from '#domain/sections/allergy.ts';
import { allergyLine } from '#domain/sections/allergy-line.ts';
import { asksOf, emptyEntry, isBlank, saidEntry } from '#domain/sections/entry.ts';
import { illnesses } from '#domain/sections/illness.ts';
import { illnessLine, medicinesTold } from '#domain/sections/illness-line.ts';
import { operationLine } from '#domain/sections/operation-line.ts';
import { knownNames, nameFor } from '#domain/sections/quick-line.ts';
import { ALLERGY_LINES, ILLNESS_LINES, OPERATION_LINES } from '#domain/sections/quick-lines.fixture.ts';
import { surgeries } from '#domain/sections/surgery.ts';

const known = knownNames([
  { name: 'Hypertension', synonyms: ['HTN', 'high blood pressure'] },
  { name: 'Stable angina', synonyms: ['angina'] },
  { name: 'Myocardial infarction', synonyms: ['heart attack'] },
  { name: 'Type 2 diabetes mellitus', synonyms: ['type 2 diabetes', 'sugar'] },
  { name: 'Type 1 diabetes mellitus', synonyms: ['sugar'] },
  { name: 'Heart failure with preserved ejection fraction', synonyms: [] },
  { name: 'Appendectomy', synonyms: ['appendicectomy'] },
  { name: 'Cesarean section', synonyms: ['c-section'] },
  { name: 'Tonsillectomy', synonyms: ['tonsils out'] },
  { name: 'Inguinal hernia repair', synonyms: ['hernia repair'] },
]);

const help = { asOf: { today: '2026-11-22', age: 54 }, known, medicines: new Map() };

describe('A line of what is usual (specification 13.29)', () => {
  it('is known in at least sixty ways of telling it', () => {
    const lines = [...ILLNESS_LINES, ...OPERATION_LINES, ...ALLERGY_LINES].map(([line]) => line);
    expect(new Set(lines).size).toBeGreaterThanOrEqual(60);
  });

  it.each(ILLNESS_LINES)('tells of an illness: %s', (line, told) => {
    expect(illnessLine(line, help)).toEqual(told);
  });

  it.each(OPERATION_LINES)('tells of an operation: %s', (line, told) => {
    expect(operationLine(line, help)).toEqual(told);
  });

  it.each(ALLERGY_LINES)('tells of an allergy: %s', (line, told) => {
    expect(allergyLine(line, help)).toEqual(told);
  });

  it('takes the name of the list for another word, unless that says more or less', () => {
    expect(nameFor('HTN', 'Hypertension')).toBe('Hypertension');
    expect(nameFor('angina', 'Stable angina')).toBe('Angina');
    expect(nameFor('grass pollen', 'Pollen')).toBe('Grass pollen');
    expect(nameFor('peanut', 'Peanuts')).toBe('Peanuts');
    expect(known.has('sugar')).toBe(false);
  });

  it('of an illness names its medicines', () => {
    expect(medicinesTold('On ramipril 5 mg; poorly controlled')).toEqual(['ramipril 5 mg']);
    expect(medicinesTold('Treated with amlodipine and ramipril')).toEqual(['amlodipine', 'ramipril']);
    expect(medicinesTold('On and off')).toEqual([]);
    expect(medicinesTold('Well controlled on lamotrigine')).toEqual(['lamotrigine']);
  });
});

/** Words of lines: names, dates, connecting words and marks, in any order. */
const WORDS = fc.array(
  fc.constantFrom(
    ...'gout hypertension on at ramipril 2012 2019 March since about 10 years ago : ; , - ( ) treated with'.split(
      ' ',
    ),
    ...'under spinal rash severe swelling penicillin took 2 hours for 6 months and no complications day case'.split(
      ' ',
    ),
    ...['12.3.2019', 'the Infirmary', 'left', 'as a child', 'St', 'kidney', 'wheeze', '→', "GP's", 'Ö', '½'],
  ),
  { maxLength: 12 },
);

/** What of a line may be told in other words: its dates, symptoms, severities and the like. */
const plain = (text: string) => text.toLowerCase();

describe('Of whatever is typed', () => {
  it.each([
    ['illness', illnessLine],
    ['operation', operationLine],
    ['allergy', allergyLine],
  ] as const)('nothing breaks the reading of an %s', (_, read) => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 60 }),
          WORDS.map(words => words.join(' ')),
        ),
        line => {
          for (const value of Object.values(read(line, help)))
            expect(['string', 'number', 'object']).toContain(typeof value);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('every word that is neither a date nor a way of saying so stands in the entry of an illness', () => {
    const nouns = fc.constantFrom('gout', 'kidney', 'zebra', 'left', 'quiet', 'walnut', 'tired', 'Ö');
    const joins = fc.constantFrom(
      ' on ',
      ', ',
      ' with ',
      ' - ',
      ' (',
      ': ',
      ' after ',
      ' at ',
      ' 2012 ',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(nouns, joins), { minLength: 1, maxLength: 8 }), pairs => {
        const line = pairs.map(([noun, join]) => noun + join).join('');
        const told = plain(JSON.stringify(illnessLine(line, help)));
        for (const [noun] of pairs) expect(told, line).toContain(plain(noun));
      }),
      { numRuns: 300 },
    );
  });
});

describe('An entry of a line', () => {
  it('says what was said and nothing that a blank form begins with', () => {
    const said = saidEntry(surgeries, '1', operationLine('appendicectomy at 14', help));
    expect(said).toEqual({ id: '1', surgeryName: 'Appendectomy', surgeryDate: 'age:14' });
    expect(asksOf(surgeries, said)).toEqual([
      { field: 'hospital', words: 'at which hospital?' },
      { field: 'duration', words: 'how long did it take?' },
      { field: 'complications', words: 'any complications?' },
    ]);
  });

  it('asks what it must have in the order of the form', () => {
    const words = (section: typeof illnesses | typeof allergies, said: Record<string, unknown>) =>
      asksOf(section, saidEntry(section, '1', said)).map(ask => ask.words);
    expect(words(illnesses, { name: 'Gout' })).toEqual([
      'since when?',
      'how was it found?',
      'at which hospital?',
    ]);
    expect(words(allergies, { allergenName: 'Latex' })).toEqual(['what happened?']);
  });

  it('that says no more than a blank form is blank', () => {
    expect(isBlank(illnesses, emptyEntry(illnesses, '1'))).toBe(true);
    expect(isBlank(illnesses, { ...emptyEntry(illnesses, '1'), notes: ' ' })).toBe(true);
    expect(isBlank(illnesses, { ...emptyEntry(illnesses, '1'), name: 'Gout' })).toBe(false);
  });
});
