import { describe, expect, it } from 'vitest';
import { readDosage, writeDosage } from '#domain/sections/dosage.ts';
import { doseChoices, usually } from '#domain/sections/dose-choices.ts';

describe('The doses offered for one tap (specification 17.17)', () => {
  it('of tablets of one substance are its strengths, and what is usual beside them', () => {
    const ramipril = { doseUnit: 'mg', strengths: ['2.5 mg', '5 mg'], usualDose: '5 mg' };
    expect(doseChoices(ramipril)).toEqual(['2.5 mg', '5 mg']);
    expect(doseChoices({ doseUnit: 'mg', strengths: ['500 mg'], usualDose: '1 g' })).toEqual([
      '500 mg',
      '1 g',
    ]);
  });

  it('of what is counted are one and two of it, of a liquid spoons, and of a patch what it gives', () => {
    const inhaler = { doseUnit: 'puff(s)', strengths: ['100 mcg'], usualDose: '2 puff(s)' };
    expect(doseChoices(inhaler)).toEqual(['1 puff(s)', '2 puff(s)']);
    expect(doseChoices({ doseUnit: 'ml', strengths: [], usualDose: '' })).toEqual(['5 ml', '10 ml', '15 ml']);
    const patch = { doseUnit: 'patch(es)', strengths: ['25 mcg/hour'], usualDose: '1 patch(es)' };
    expect(doseChoices(patch)).toEqual(['25 mcg/hour', '1 patch(es)']);
  });

  it('of insulin are none: every patient has their own', () => {
    expect(doseChoices({ doseUnit: 'units', strengths: ['100 units/ml'], usualDose: '' })).toEqual([]);
  });

  it('read back as amount and unit', () => {
    for (const dose of ['5 mg', '25 mcg/hour', '2 puff(s)', '15 ml']) {
      const [step] = readDosage(dose);
      expect(`${step?.amount} ${step?.unit}`).toBe(dose);
      expect(writeDosage(readDosage(dose))).toBe(dose);
    }
  });

  it('say what is usual, in words', () => {
    expect(usually({ usualDose: '5 mg', usualFrequency: '1 time per day' })).toBe('usually 5 mg, once a day');
    expect(usually({ usualDose: '2 puff(s)', usualFrequency: 'As needed (PRN)' })).toBe(
      'usually 2 puffs, as needed (PRN)',
    );
    expect(usually({ usualDose: '', usualFrequency: 'Bedtime' })).toBe('usually at bedtime');
    expect(usually({ usualDose: '', usualFrequency: '' })).toBe('');
  });
});
