import { describe, expect, it } from 'vitest';
import { isMatch } from './matching.ts';

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
