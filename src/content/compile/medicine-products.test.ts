import { describe, expect, it } from 'vitest';
import { compile } from '#content/compile/compile.ts';
import { readIds, settledIds } from '#content/compile/ids.ts';
import { READ_MEDICINES } from '#content/compile/read-medicines.fixture.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { ROUTES } from '#domain/sections/medication.ts';

const content = wholeContent();
const { medications } = compile(content, settledIds(content, readIds()));
const named = (name: string) => medications.find(({ commercialName }) => commercialName === name);

describe('A medicine of the catalogue (specification 28.29)', () => {
  it('goes the way and is dosed in the unit that was read, in each of a hundred', () => {
    expect(READ_MEDICINES).toHaveLength(100);
    const compiled = READ_MEDICINES.map(([name]) => [name, named(name)?.route, named(name)?.doseUnit]);
    expect(compiled).toEqual(READ_MEDICINES);
  });

  it('is insulin in units under the skin, an inhaler in puffs, a liquid in ml and eye drops in drops', () => {
    expect(named('Lantus')).toMatchObject({
      route: 'Subcutaneous (SC)',
      doseUnit: 'units',
      form: 'insulin pen',
      strengths: ['100 units/ml'],
    });
    expect(named('Salbutamol')).toMatchObject({ route: 'Inhalation', doseUnit: 'puff(s)', isGeneric: true });
    expect(named('Calpol')).toMatchObject({ route: 'Oral', doseUnit: 'ml' });
    expect(named('Timoptic')).toMatchObject({ route: 'Ophthalmic', doseUnit: 'drop(s)' });
  });

  it('has a route of the list', () => {
    expect(medications.filter(({ route }) => !ROUTES.some(each => each === route))).toEqual([]);
  });

  it('tells what is usual as the section keeps it', () => {
    expect(named('Ramipril')).toMatchObject({ usualDose: '5 mg', usualFrequency: '1 time per day' });
    expect(named('Co-codamol')).toMatchObject({
      usualDose: '2 tablet(s)',
      usualFrequency: '4 times per day',
    });
  });

  it('is not dosed as a brand of the same substance for something else', () => {
    expect(named('Proscar')).toMatchObject({ usualDose: '5 mg' });
    expect(named('Propecia')).toMatchObject({ usualDose: '', strengths: ['1 mg'] });
  });

  it('stands in a class of its own where it is for weight, menopause or a fibrosis of the lungs', () => {
    const classOf = (name: string) => named(name)?.category;
    expect(classOf('Wegovy')).toBe('Weight-loss drugs');
    expect(classOf('Veozah')).toBe('Menopause drugs');
    expect(classOf('Ofev')).toBe('Pulmonary fibrosis drugs');
    expect(classOf('Trikafta')).toBe('Cystic fibrosis drugs');
  });
});
