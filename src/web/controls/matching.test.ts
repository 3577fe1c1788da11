import { describe, expect, it } from 'vitest';
import { findBest, isMatch } from './matching.ts';

describe('isMatch', () => {
  it('finds every word in any order, whatever the case', () => {
    expect(isMatch('Shortness of breath on exertion', 'EXERTION breath')).toBe(true);
    expect(isMatch('Shortness of breath', 'breath night')).toBe(false);
  });

  it('does not mind accents', () => {
    expect(isMatch('Ménière disease', 'meniere')).toBe(true);
  });

  it('finds everything when nothing was typed', () => {
    expect(isMatch('Cough', '  ')).toBe(true);
  });
});

describe('findBest', () => {
  const find = (texts: readonly string[], search: string) => findBest(texts, search, text => [text]);

  it('puts the exact text first, then what begins with it, then words that do, then what holds it', () => {
    const texts = ['Prehypertension', 'Gestational hypertension', 'Hypertension (portal)', 'Hypertension'];
    expect(find(texts, 'hypertension')).toEqual(texts.toReversed());
    expect(find(texts, 'hypert').at(-1)).toBe('Prehypertension');
  });

  it('puts a first text before a second: a brand by its name, then the plain substance, then its combinations', () => {
    const medications = [
      ['Exforge', 'Amlodipine + Valsartan'],
      ['Norvasc', 'Amlodipine'],
      ['Amlodipine Plus', 'Amlodipine + Olmesartan'],
    ];
    expect(findBest(medications, 'amlodipine', texts => texts).map(([name]) => name)).toEqual([
      'Amlodipine Plus',
      'Norvasc',
      'Exforge',
    ]);
  });

  it('finds words that are spread over the texts, after everything else', () => {
    const items = [['Norvasc', 'Amlodipine']];
    expect(findBest(items, 'amlod norv', texts => texts)).toEqual(items);
    expect(findBest(items, 'amlod losartan', texts => texts)).toEqual([]);
  });

  it('keeps the order among equals and before anything is typed', () => {
    expect(find(['B cough', 'A cough'], 'cough')).toEqual(['B cough', 'A cough']);
    expect(find(['B', 'A'], ' ')).toEqual(['B', 'A']);
  });
});
