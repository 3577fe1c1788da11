import { describe, expect, it } from 'vitest';
import { emptyCase } from '#domain/record/empty-case.ts';
import { defaultTaker, formOf } from './profile-form.ts';

const form = formOf(emptyCase('November 21, 2026'));

describe('the profile form', () => {
  it('starts with the specified defaults: Outpatient, today, everything else blank (specification 7.2)', () => {
    expect(form).toMatchObject({
      age: '',
      gender: null,
      admissionType: 'Outpatient',
      dateOfHistory: 'November 21, 2026',
    });
  });
});

describe('History Taken By', () => {
  it('defaults to the full name of the account, or to its e-mail address before the @', () => {
    expect(defaultTaker({ fullName: 'Ada Lovelace', email: 'ada@example.org' })).toBe('Ada Lovelace');
    expect(defaultTaker({ fullName: '', email: 'a.lovelace@example.org' })).toBe('a.lovelace');
    expect(defaultTaker(null)).toBe('');
  });
});
