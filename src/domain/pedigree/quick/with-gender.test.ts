import { describe, expect, it } from 'vitest';
import { newMember } from '#domain/pedigree/model/family-member.ts';
import type { Relationship } from '#domain/pedigree/model/relationship.ts';
import { canChangeGender, withGender } from '#domain/pedigree/quick/with-gender.ts';

const named = (relationship: Relationship, name: string = relationship) => ({
  ...newMember('one', relationship, 'Male'),
  name,
});

describe('Another gender', () => {
  it('makes a sister of a brother, and keeps a name of his own', () => {
    expect(withGender(named('Brother'), 'Female')).toMatchObject({ relationship: 'Sister', name: 'Sister' });
    expect(withGender(named('Brother', 'Kim'), 'Unknown')).toMatchObject({
      relationship: 'Sibling',
      name: 'Kim',
      gender: 'Unknown',
    });
  });

  it('that nobody knows leaves an uncle an uncle', () => {
    expect(withGender(named('Uncle (Paternal)'), 'Unknown')).toMatchObject({
      relationship: 'Uncle (Paternal)',
      gender: 'Unknown',
    });
  });

  it('is asked of cousins and siblings, never of a father or the partner', () => {
    expect(canChangeGender(named('Cousin (Paternal)'))).toBe(true);
    expect(canChangeGender(named('Sibling'))).toBe(true);
    expect(canChangeGender(named('Father'))).toBe(false);
    expect(canChangeGender(named('Spouse/Partner'))).toBe(false);
  });
});
