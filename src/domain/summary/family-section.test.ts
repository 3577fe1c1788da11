import { describe, expect, it } from 'vitest';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { familyProse, familySection } from '#domain/summary/family-section.ts';
import { TODAY } from '#tests/examples/cases.ts';
import { COUSINS, condition, DEFAULT_SEVEN, HALVES, known, relative } from '#tests/examples/families.ts';

const withFamily = (familyHistory: readonly FamilyMember[]) => ({ ...emptyCase(TODAY), familyHistory });

describe('The family history in words', () => {
  it('names affected relatives with degree and age of onset, deaths and consanguinity', () => {
    expect(familySection(withFamily(COUSINS))).toBe(
      [
        'Affected relatives:',
        '- Father Yusuf (first degree): Hypertension (onset at 44); 61 years',
        '- Paternal grandfather Karim (second degree): Hypertension (onset at 40); Stroke (onset at 64); Died at 65 of Stroke',
        '- Maternal grandfather Hassan (second degree): Stroke (onset at 70); Died at 71 of Stroke',
        '- Maternal grandmother Zahra (second degree): Hypertension; 80 years',
        '- Brother Omar (first degree): Sickle Cell Disease (onset at 1); Died at 4 of Infection',
        '- Sister Leila (first degree): Sickle Cell Disease (onset at 1); Stroke (onset at 19); 37 years',
        'No condition recorded for: Mother Salma (58 years), Paternal grandmother Amina (84 years), Partner Maryam (32 years), Sister Nadia (27 years), Son Ilyas (3 years)',
        "Consanguinity: The patient's parents are related by blood.",
      ].join('\n'),
    );
  });

  it('never takes what was not recorded for denied', () => {
    expect(familySection(withFamily(DEFAULT_SEVEN))).toBe('None recorded');
    expect(familySection(withFamily([]))).toBe('None recorded');
    expect(familyProse(withFamily(DEFAULT_SEVEN))).toBe('Family history: none recorded.');
    expect(familyProse(withFamily([...DEFAULT_SEVEN, relative('Brother 1', 'Brother')]))).toBe(
      'No condition is recorded in the family.',
    );
  });

  it('tells half-relatives and stepchildren as such', () => {
    const affected = HALVES.map(member => ({ ...member, medicalConditions: [condition('Gout')] }));
    const section = familySection(withFamily(affected));
    expect(section).toContain('Half-brother Half brother (second degree)');
    expect(section).toContain('Half-paternal uncle Half uncle (third degree)');
    expect(section).toContain('Stepson Stepson (not related by blood)');
    expect(section).toContain('Daughter (first degree)');
  });

  it('states relevant negatives that were noted', () => {
    const family = known({ Father: { notes: 'No heart disease, no diabetes' } });
    expect(familySection(withFamily(family))).toContain(
      '- Father (first degree): No heart disease, no diabetes',
    );
    expect(familyProse(withFamily(family))).toContain('No heart disease, no diabetes');
  });
});
