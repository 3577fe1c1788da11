import { describe, expect, it } from 'vitest';
import { fitsAge } from '#domain/suggestions/children-only.ts';

describe('A complaint only children have', () => {
  it('is asked about up to its age', () => {
    expect(fitsAge({ text: 'Limping child' }, 16)).toBe(true);
    expect(fitsAge({ text: 'Limping child' }, 17)).toBe(false);
    expect(fitsAge({ text: 'Crying or irritable infant' }, 30)).toBe(false);
  });

  it('is not ruled out while the age is unknown', () => {
    expect(fitsAge({ text: 'Limping child' }, null)).toBe(true);
  });

  it('does not touch complaints of all ages', () => {
    expect(fitsAge({ text: 'Fever' }, 90)).toBe(true);
  });
});
