import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultFamily } from '#domain/pedigree/model/default-family.ts';
import { newMember } from '#domain/pedigree/model/family-member.ts';
import { readRelativeLine } from '#domain/pedigree/quick/quick-relative.ts';
import {
  type Family,
  lineWords,
  readingsOf,
  readingTitle,
  toldRelatives,
} from '#domain/pedigree/quick/told-relative.ts';

const FAMILY: Family = { members: defaultFamily('Male'), patient: 'Male' };

/** What a line is understood as: who may be meant, and what is said. */
function understood(line: string, family: Family = FAMILY): string {
  const read = readRelativeLine(line);
  const titles = readingsOf(read, family).map(reading => readingTitle(reading, family));
  return [titles.join(' or ') || 'nobody', lineWords(read)].filter(Boolean).join(': ');
}

const LINES: readonly (readonly [line: string, understood: string])[] = [
  ['father heart attack at 52', 'Father: Heart Attack (onset at 52)'],
  ['Father, heart attack at 52', 'Father: Heart Attack (onset at 52)'],
  ['dad MI 52', 'Father: Heart Attack (onset at 52)'],
  ['my father had a heart attack when he was 52', 'Father: Heart Attack (onset at 52)'],
  ['father 70 hypertension', 'Father: 70 years · Hypertension'],
  ['father aged 70 with high blood pressure', 'Father: 70 years · Hypertension'],
  ['father 70 years old, type 2 diabetes', 'Father: 70 years · Diabetes Type 2'],
  ['mother diabetes type 2', 'Mother: Diabetes Type 2'],
  ['mother type 2 diabetes 50', 'Mother: Diabetes Type 2 (onset at 50)'],
  ['mum hypertension and stroke at 61', 'Mother: Hypertension · Stroke (onset at 61)'],
  ['mother alive and well', 'Mother: Well'],
  ['mother alive at 80', 'Mother: 80 years'],
  ['mother born 1950 hypertension', 'Mother: Born 1950 · Hypertension'],
  ['mother b. 1950', 'Mother: Born 1950'],
  ['mother 65, breast cancer in her 40s', 'Mother: 65 years · Breast Cancer (in her 40s)'],
  ['mother left breast cancer at 50', 'Mother: Breast Cancer (onset at 50, left)'],
  ['maternal aunt breast cancer 45, died 50', 'New maternal aunt: Died at 50 · Breast Cancer (onset at 45)'],
  ['aunt (maternal), breast cancer', 'New maternal aunt: Breast Cancer'],
  ["aunt on the father's side, breast cancer", 'New paternal aunt: Breast Cancer'],
  ["mother's sister asthma", 'New maternal aunt: Asthma'],
  ["father's brother gout", 'New paternal uncle: Gout'],
  ['mat aunt ca breast 45', 'New maternal aunt: Breast Cancer (onset at 45)'],
  ['pat. uncle MI 49', 'New paternal uncle: Heart Attack (onset at 49)'],
  ['aunt breast cancer', 'New maternal aunt or New paternal aunt: Breast Cancer'],
  ['uncle epilepsy at 12', 'New maternal uncle or New paternal uncle: Epilepsy (onset at 12)'],
  ['grandfather stroke', 'Maternal grandfather or Paternal grandfather: Stroke'],
  ["mother's father stroke at 70", 'Maternal grandfather: Stroke (onset at 70)'],
  ['paternal grandmother dementia at 81', "Paternal grandmother: Alzheimer's Disease/Dementia (onset at 81)"],
  ['MGM died at 88', 'Maternal grandmother: Died at 88'],
  ['pgf d. 65 of a stroke', 'Paternal grandfather: Died at 65 of stroke · Stroke'],
  ['dad died of bowel cancer 61', 'Father: Died at 61 of bowel cancer · Colon Cancer'],
  ['father died at 61 of bowel cancer', 'Father: Died at 61 of bowel cancer · Colon Cancer'],
  ['mother died of type 2 diabetes at 70', 'Mother: Died at 70 of type 2 diabetes · Diabetes Type 2'],
  ['father died suddenly at 41', 'Father: Died at 41, unexpectedly'],
  ['father killed in a car accident at 40', 'Father: Died at 40 of car accident'],
  ['father died in 1998', 'Father: Died · Died in 1998'],
  ['father deceased, 74, stroke', 'Father: Died at 74 · Stroke'],
  ['father died in his 60s of pneumonia', 'Father: Died of pneumonia · Died in his 60s'],
  ['sister Ana asthma', 'New sister, Ana: Asthma'],
  ['sister called Ana with severe asthma', 'New sister, Ana: Asthma (severe)'],
  ['brother Omar, 34, epilepsy since childhood', 'New brother, Omar: 34 years · Epilepsy (since childhood)'],
  ['brother "van Dyk", 34', 'New brother, van Dyk: 34 years'],
  ['brother Parkinson 60', 'New brother: Parkinson (onset at 60)'],
  ["brother Crohn's at 20", "New brother: Crohn's (onset at 20)"],
  ['brother Heart attack at 44', 'New brother: Heart Attack (onset at 44)'],
  ['two brothers healthy', '2 new brothers: Healthy'],
  ['3 sisters', '3 new sisters'],
  [
    'half-sister epilepsy at 3',
    'New maternal half-sister or New paternal half-sister: Epilepsy (onset at 3)',
  ],
  ['maternal half-brother asthma', 'New maternal half-brother: Asthma'],
  ['son severe asthma since childhood', 'New son: Asthma (severe, since childhood)'],
  ['daughter cystic fibrosis', 'New daughter: Cystic fibrosis'],
  ['sister colon and breast cancer', 'New sister: Colon Cancer · Breast Cancer'],
  ['sister ALL at 4', 'New sister: Leukemia (onset at 4)'],
  ['sister non-small cell lung cancer 58', 'New sister: Lung Cancer (onset at 58, non-small cell)'],
  ['father lung fibrosis diagnosed at 60', 'Father: Lung fibrosis (onset at 60)'],
  ['father: stroke; gout', 'Father: Stroke · Gout'],
  ['mother no diabetes', 'Mother: No diabetes'],
  ['father possible stroke', 'Father: Possible stroke'],
  ['father ?stroke', 'Father: ?stroke'],
  ['mother hypertension, no diabetes', 'Mother: Hypertension · No diabetes'],
  ['sister carrier of cystic fibrosis', 'New sister: Cystic fibrosis (carrier)'],
  ['mother haemophilia carrier', 'Mother: Hemophilia (carrier)'],
  ['brother presymptomatic for Huntington disease', 'New brother: Huntington disease (presymptomatic)'],
  ['ex-wife migraine', 'New former partner: Migraine'],
  ['niece asthma', 'nobody: Asthma'],
  ['stepson asthma', 'nobody: Asthma'],
  ['asthma', 'nobody'],
  ['the neighbour has asthma', 'nobody'],
  ['', 'nobody'],
];

describe('A line about a relative', () => {
  it.each(LINES)('%j is understood as %j', (line, words) => {
    expect(understood(line)).toBe(words);
  });

  it('that names a relative who is there is about him', () => {
    const omar = { ...newMember('omar', 'Brother', null), name: 'Omar' };
    const family = { ...FAMILY, members: [...FAMILY.members, omar] };
    expect(understood('brother Omar asthma', family)).toBe('Omar, brother: Asthma');
    expect(understood('brother asthma', family)).toBe('New brother or Omar, brother: Asthma');
  });

  it('about a niece, cousin or grandchild asks whose child it is', () => {
    const sister = { ...newMember('ana', 'Sister', null), name: 'Ana' };
    const brother = { ...newMember('omar', 'Brother', null), name: 'Omar' };
    const family = { ...FAMILY, members: [...FAMILY.members, sister, brother] };
    expect(understood('niece asthma', family)).toBe(
      'New niece, child of Ana or New niece, child of Omar: Asthma',
    );
  });

  it('makes a stepchild of the partner alone', () => {
    const family = { ...FAMILY, members: [...FAMILY.members, newMember('her', 'Spouse/Partner', 'Male')] };
    const [reading] = readingsOf(readRelativeLine('stepson asthma'), family);
    expect(reading && toldRelatives(reading, family, 'new')).toMatchObject([
      { relationship: 'Son', parentIds: ['her'], name: 'Son', gender: 'Male' },
    ]);
  });

  it('adds to what was known and takes nothing away', () => {
    const read = (line: string, members = FAMILY.members) => {
      const [reading] = readingsOf(readRelativeLine(line), { ...FAMILY, members });
      return reading ? toldRelatives(reading, { ...FAMILY, members }, 'new') : [];
    };
    const [first] = read('father 60, asthma, smoker lung');
    const [second] = read('father severe asthma at 5, died of a stroke', first && [first]);
    expect(second).toMatchObject({
      id: 'father',
      isAlive: false,
      currentAge: null,
      ageAtDeath: null,
      causeOfDeath: 'stroke',
      medicalConditions: [
        { condition: 'Asthma', ageOfOnset: 5, severity: 'severe' },
        { condition: 'Smoker lung' },
        { condition: 'Stroke' },
      ],
    });
    expect(new Set(second?.medicalConditions.map(({ id }) => id)).size).toBe(3);
  });

  it('of any words is read, and no word that nobody knows is dropped', () => {
    const unknown = fc.constantFrom('zorb', 'quaxil', 'mondry', 'tiffle', 'brask');
    const known = fc.constantFrom(
      ...[
        'at 52',
        '45',
        'died',
        'of',
        'asthma',
        ',',
        'and',
        'severe',
        'carrier of',
        'in her 40s',
        'born 1950',
        'alive',
      ],
    );
    const words = fc.array(fc.oneof(unknown, known), { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(fc.constantFrom('father', 'maternal aunt', 'two brothers'), words, (who, said) => {
        const line = readRelativeLine([who, ...said].join(' '));
        const [reading] = readingsOf(line, FAMILY);
        const saved = JSON.stringify(reading && toldRelatives(reading, FAMILY, 'new')).toLowerCase();
        for (const word of said.filter(one => /zorb|quaxil|mondry|tiffle|brask/.test(one)))
          expect(saved, [who, ...said].join(' ')).toContain(word);
      }),
      { numRuns: 1000, seed: 15 },
    );
    fc.assert(fc.property(fc.string(), text => readingsOf(readRelativeLine(text), FAMILY).length >= 0));
  });
});
