import { describe, expect, it } from 'vitest';
import { emptyCase } from '#domain/case/empty-case.ts';
import { formOf, withDraft } from './profile-form.ts';

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
    expect(withDraft(form, JSON.stringify(typed))).toEqual(typed);
  });

  it('takes today from the case, not from an old draft', () => {
    const old = JSON.stringify({ ...form, dateOfHistory: 'November 20, 2026' });
    expect(withDraft(form, old).dateOfHistory).toBe('November 21, 2026');
  });

  it.each([null, '', 'no json', '[]', '7', 'null', '{"age":5,"gender":"Other","name":{}}'])(
    'is not disturbed by a damaged draft: %s',
    draft => {
      expect(withDraft(form, draft)).toEqual(form);
    },
  );
});
