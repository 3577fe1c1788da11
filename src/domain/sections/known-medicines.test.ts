import { describe, expect, it } from 'vitest';
import { knownMedicines } from '#domain/sections/known-medicines.ts';
import { readMedicineLine } from '#domain/sections/medicine-line.ts';

const generic = (commercialName: string, scientificName: string, synonyms: readonly string[]) => ({
  commercialName,
  scientificName,
  synonyms,
  form: 'tablet',
  strengths: ['75 mg'],
  isGeneric: true,
});

const medicines = knownMedicines([
  generic('Aspirin', 'Acetylsalicylic acid', ['ASA', 'blood thinner']),
  generic('Warfarin', 'Warfarin', ['blood thinner']),
  generic('Glyceryl trinitrate', 'Glyceryl trinitrate', ['GTN']),
  generic('Glyceryl trinitrate patch', 'Glyceryl trinitrate', ['GTN']),
  { ...generic('Nitrostat', 'Glyceryl trinitrate', ['GTN']), isGeneric: false },
]);

const drugIn = (line: string) => readMedicineLine(line, { medicines }).drug;

describe('The names a medicine is known by in a line (specification 17.16)', () => {
  it('are its own, that of its substance and the synonyms that mean nothing else', () => {
    expect(drugIn('aspirin 75 od')).toBe('Aspirin');
    expect(drugIn('ASA 75 od')).toBe('Aspirin');
    expect(drugIn('acetylsalicylic acid 75 od')).toBe('Aspirin');
    expect(drugIn('GTN prn')).toBe('Glyceryl trinitrate');
    expect(drugIn('nitrostat prn')).toBe('Nitrostat');
  });

  it('are not those that several share: the words stay as they were said', () => {
    expect(drugIn('blood thinner daily')).toBe('Blood thinner');
  });

  it('do not hide another form: it is that product, or one the catalogue does not have', () => {
    expect(drugIn('GTN patch daily')).toBe('Glyceryl trinitrate patch');
    expect(drugIn('GTN 0.4 mg patch daily')).toBe('Glyceryl trinitrate patch');
    expect(drugIn('aspirin 75 mg tablets')).toBe('Aspirin');
    expect(drugIn('warfarin 1 mg syrup')).toBe('Warfarin syrup');
  });

  it('know the strength of a combination by its numbers', () => {
    const inhaler = { ...generic('Fostair', 'Beclometasone + Formoterol', []), strengths: ['100 mcg/6 mcg'] };
    const help = { medicines: knownMedicines([inhaler]) };
    expect(readMedicineLine('Fostair 100/6 two puffs bd', help)).toMatchObject({
      dosage: '2 puff(s)',
      strength: '100 mcg/6 mcg',
      rest: [],
    });
  });

  it('give a bare number its unit', () => {
    expect(readMedicineLine('ASA 75 od', { medicines }).dosage).toBe('75 mg');
  });
});
