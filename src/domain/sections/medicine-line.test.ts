import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyEntry, errorsIn } from '#domain/sections/entry.ts';
import { type KnownMedicine, medicineKey } from '#domain/sections/known-medicines.ts';
import { medications } from '#domain/sections/medication.ts';
import { medicineFields, readMedicineLine } from '#domain/sections/medicine-line.ts';
import { MEDICINE_LINES } from '#domain/sections/medicine-lines.fixture.ts';

const KNOWN: readonly KnownMedicine[] = [
  { name: 'Aspirin', form: 'tablet', strengths: ['75 mg', '300 mg'] },
  { name: 'Co-amoxiclav', form: 'tablet', strengths: ['250 mg/125 mg', '500 mg/125 mg'] },
  { name: 'Metformin', form: 'tablet', strengths: ['500 mg', '850 mg', '1000 mg'] },
  { name: 'Lantus', form: 'tablet', strengths: ['100 units/ml'] },
  { name: 'NovoMix 30', form: 'tablet', strengths: ['100 units/ml'] },
  { name: 'Microgynon 30', form: 'tablet', strengths: [] },
  { name: 'Creon 25000', form: 'tablet', strengths: [] },
  { name: 'Co-codamol', form: 'tablet', strengths: ['8 mg/500 mg', '30 mg/500 mg'] },
  { name: 'Warfarin', form: 'tablet', strengths: ['1 mg', '3 mg', '5 mg'] },
];

const medicines = new Map(KNOWN.map(medicine => [medicineKey(medicine.name), medicine]));

const asOf = { today: '2026-11-22', age: 54 };

const read = (line: string) => readMedicineLine(line, { medicines, asOf });

/** What was made of a line, told in one. */
function told(line: string): string {
  const { drug, dosage, frequency, strength, route, duration, indication, startDate, place, rest } =
    read(line);
  const labelled = Object.entries({
    each: strength,
    route,
    lasting: duration,
    for: indication,
    since: startDate,
    at: place,
  }).flatMap(([label, value]) => (value === '' ? [] : [`${label} ${value}`]));
  const refused = rest.map(({ text, reason }) => `? ${text} (${reason})`);
  return [drug, dosage, frequency, ...labelled, ...refused].filter(Boolean).join('; ');
}

describe('A medicine told in a line (specification 17.16)', () => {
  it('is known in at least 150 ways of telling it', () => {
    expect(new Set(MEDICINE_LINES.map(([line]) => line)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(MEDICINE_LINES)('%s', (line, expected) => {
    expect(told(line)).toBe(expected);
  });

  it('is read from any text without an error', () => {
    fc.assert(
      fc.property(fc.string(), line => {
        expect(() => told(line)).not.toThrow();
      }),
    );
  });

  it('gives an amount only where the line has its number', () => {
    const words = fc.constantFrom(
      'ramipril',
      '5',
      'mg',
      '75',
      'od',
      'bd',
      'for',
      'pain',
      '2',
      'tablets',
      'prn',
      'sc',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), said => {
        const amount = /^\d+/.exec(read(said.join(' ')).dosage)?.[0];
        if (amount !== undefined) expect(said).toContain(amount);
      }),
    );
  });

  it('fills the fields it says, and what is not understood stands in the notes', () => {
    const fields = medicineFields(read('latanoprost 1 drop both eyes nocte since 2019 mornings? maybe'));
    expect(fields).toMatchObject({ commercialName: 'Latanoprost', dosage: '1 drop(s)', route: 'Ophthalmic' });
    expect(fields.notes).toContain('Both eyes');
    expect(fields.notes).toContain('maybe');
  });

  it('leaves to be asked what it does not say', () => {
    const entry = { ...emptyEntry(medications, '1'), ...medicineFields(read('ramipril 5 mg once a day')) };
    expect(Object.keys(errorsIn(medications, entry, asOf))).toEqual([
      'indication',
      'startDate',
      'prescribingSpecialist',
      'components',
    ]);
  });
});
