import { describe, expect, it } from 'vitest';
import type { SearchWords } from './list-index.ts';
import { prepareList, searchList } from './search-list.ts';

const COMPLAINTS: readonly SearchWords[] = [
  { name: 'Abdominal pain', synonyms: ['Tummy ache', 'lower abdominal pain'], keywords: 'Gastrointestinal' },
  { name: 'Blood in the urine', synonyms: ['Haematuria', 'blood in pee'], keywords: 'Urinary' },
  { name: 'Breathlessness', synonyms: ['Dyspnoea', 'short of breath', 'SOB'], keywords: 'Respiratory' },
  { name: 'Chest pain', synonyms: ['angina'], keywords: 'Cardiovascular, Respiratory' },
  { name: 'Cough', keywords: 'Respiratory' },
  { name: 'Palpitations', synonyms: ['racing heart'], keywords: 'Cardiovascular' },
];

const finds = (typed: string, items = COMPLAINTS) => searchList(items, typed, words => words);
const names = (typed: string, items?: readonly SearchWords[]) =>
  finds(typed, items).found.map(({ item }) => item.name);
const list = (...texts: string[]): SearchWords[] => texts.map(name => ({ name }));

describe('A search', () => {
  it('leaves the list as it is until something is typed', () => {
    expect(names('  ')).toEqual(COMPLAINTS.map(({ name }) => name));
  });

  it('finds the same in a list that was made ready before, and while that is being done', async () => {
    const items = [...COMPLAINTS];
    const isReady = prepareList(items, words => words);
    expect(names('ache', items)).toEqual(names('ache'));
    await isReady;
    expect(names('ache', items)).toEqual(names('ache'));
    expect(names('resp', items)).toEqual(names('resp'));
  });

  it('finds names by the beginnings of their words, in any order, whatever the case and the accents', () => {
    expect(names('PAIN ches')).toEqual(['Chest pain']);
    expect(names('meniere', list('Gout', 'Ménière disease'))).toEqual(['Ménière disease']);
  });

  it('puts the exact name first, then the exact synonym, then names and synonyms that begin so, then the rest', () => {
    const items: SearchWords[] = [
      { name: 'Pain', keywords: 'such as a migraine' },
      { name: 'Old infarction of the heart', synonyms: ['old MI'] },
      { name: 'Headache', synonyms: ['migraine'] },
      { name: 'Migraine' },
      { name: 'Myocardial infarction', synonyms: ['MI'] },
      { name: 'MI' },
    ];
    expect(names('mi', items)).toEqual([
      'MI',
      'Myocardial infarction',
      'Migraine',
      'Headache',
      'Old infarction of the heart',
      'Pain',
    ]);
  });

  it('puts the shorter name first among those that begin alike', () => {
    const items = list('Hypertension (portal)', 'Gestational hypertension', 'Hypertension');
    expect(names('hypert', items)).toEqual([
      'Hypertension',
      'Hypertension (portal)',
      'Gestational hypertension',
    ]);
  });

  it('knows British and American spellings of one word', () => {
    for (const typed of ['haematuria', 'hematuria', 'Hematur', 'haemat']) {
      expect(names(typed)).toEqual(['Blood in the urine']);
    }
    const american = list('Toe amputation', 'Esophageal tumor', 'Cholesterol');
    expect(names('oesophageal tumour', american)).toEqual(['Esophageal tumor']);
    expect(names('te', american)).toEqual([]);
  });

  it('tells abbreviations apart that differ in a doubled letter', () => {
    const items: SearchWords[] = [
      { name: 'Heart failure', synonyms: ['CCF'] },
      { name: 'Cystic fibrosis', synonyms: ['CF'] },
    ];
    expect(names('cf', items)).toEqual(['Cystic fibrosis']);
  });

  it('minds neither small words nor signs', () => {
    expect(names('a pain in my chest')).toEqual(['Chest pain']);
    expect(names('n and v', [{ name: 'Vomiting', synonyms: ['N&V'] }])).toEqual(['Vomiting']);
    expect(names('%', list('mg', '%'))).toEqual(['%']);
  });

  it('forgives one typing error in words of four letters or more: a letter wrong, missing, too many or swapped', () => {
    for (const typed of ['palpitatoins', 'palpitasions', 'palptations', 'palpittations', 'palpitationss']) {
      expect(names(typed), typed).toEqual(['Palpitations']);
    }
    expect(names('sub')).toEqual([]);
  });

  it('forgives an error only where nothing is spelled so', () => {
    expect(names('heat', list('Heat stroke', 'Heart failure'))).toEqual(['Heat stroke']);
  });

  it('finds items with some of the words when none has all of them', () => {
    expect(names('racing pulse')).toEqual(['Palpitations']);
    expect(finds('racing pulse').isSure).toBe(false);
    expect(finds('racing heart').isSure).toBe(true);
  });

  it('says through which synonym it found what its name does not show', () => {
    const through = (typed: string) => finds(typed).found.map(each => each.through);
    expect(through('sob')).toEqual(['SOB']);
    expect(through('dyspnea')).toEqual(['Dyspnoea']);
    expect(through('lower abdominal pain')).toEqual(['lower abdominal pain']);
    expect(through('chest')).toEqual([undefined]);
    expect(through('respiratory')).toEqual([undefined, undefined, undefined]);
  });

  it('offers up to three of the nearest names when it finds nothing', () => {
    const { found, nearest } = finds('palpatashons');
    expect(found).toEqual([]);
    expect(nearest.map(({ name }) => name)).toEqual(['Palpitations']);
    expect(finds('xyzzy').nearest).toEqual([]);
    const many = list('Hepatitis A', 'Hepatitis B', 'Hepatitis C', 'Hepatitis E');
    expect(finds('heppatytas', many).nearest).toHaveLength(3);
  });
});
