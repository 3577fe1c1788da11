import { describe, expect, it } from 'vitest';
import { emptyCase } from '#domain/case/empty-case.ts';
import { defaultTaker, formOf, toDraft, withDraft } from './profile-form.ts';

const NOW = 1_790_000_000_000;
const DAY = 86_400_000;
const form = formOf(emptyCase('November 21, 2026'));

describe('the profile form', () => {
  it('starts with the specification’s defaults: Outpatient, today, everything else blank', () => {
    expect(form).toMatchObject({
      age: '',
      gender: null,
      admissionType: 'Outpatient',
      dateOfHistory: 'November 21, 2026',
    });
  });

  it('keeps what was typed before Continue, valid or not', () => {
    const typed = { ...form, age: '12o', gender: 'Female' as const, name: 'مریم', admissionType: '' };
    expect(withDraft(form, toDraft(typed, NOW), NOW + DAY)).toEqual(typed);
  });

  it('forgets it after 24 hours', () => {
    expect(withDraft(form, toDraft({ ...form, name: 'M' }, NOW), NOW + DAY + 1)).toEqual(form);
  });

  it('takes today from the case, not from an old draft', () => {
    const old = toDraft({ ...form, dateOfHistory: 'November 20, 2026' }, NOW);
    expect(withDraft(form, old, NOW).dateOfHistory).toBe('November 21, 2026');
  });

  it.each([
    null,
    '',
    'no json',
    '[]',
    '7',
    '{"name":"no time"}',
    '{"savedAt":1790000000000,"form":{"age":5,"gender":"Other","name":{}}}',
    '{"savedAt":1790000000000,"form":null}',
  ])('is not disturbed by a damaged draft: %s', draft => {
    expect(withDraft(form, draft, NOW)).toEqual(form);
  });
});

describe('History Taken By', () => {
  it('defaults to the full name of the account, or to its e-mail address before the @', () => {
    expect(defaultTaker({ fullName: 'Ada Lovelace', email: 'ada@example.org' })).toBe('Ada Lovelace');
    expect(defaultTaker({ fullName: '', email: 'a.lovelace@example.org' })).toBe('a.lovelace');
    expect(defaultTaker(null)).toBe('');
  });
});
