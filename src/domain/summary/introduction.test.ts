import { describe, expect, it } from 'vitest';
import { introduction } from '#domain/summary/introduction.ts';
import { profileSection } from '#domain/summary/profile-section.ts';
import { profiled } from '#tests/examples/cases.ts';

describe('The opening of the full history', () => {
  it('presents the patient in a sentence', () => {
    const driver = {
      ...profiled,
      age: 54,
      gender: 'Male',
      name: 'Ali Kaya',
      maritalStatus: 'Married',
      occupation: 'Bus driver',
      admissionType: 'Emergency',
      admissionDate: '2026-11-20',
    } as const;
    expect(introduction(driver)).toMatch(
      /^Ali Kaya, a 54-year-old married man \(bus driver\), was seen as an emergency on November 20, 2026\. /,
    );
  });

  it('calls a child a child', () => {
    expect(introduction({ ...profiled, age: 8 })).toContain('an 8-year-old girl');
  });

  it('tells the months of an infant (specification 22.17)', () => {
    const boy = { ...profiled, age: 1, gender: 'Male' } as const;
    expect(introduction({ ...boy, ageMonths: 4 })).toContain(', a 4-month-old boy, ');
    expect(introduction({ ...boy, ageMonths: 18 })).toContain(', an 18-month-old boy, ');
    expect(introduction({ ...boy, ageMonths: 0 })).toContain(', a newborn boy, ');
    expect(introduction(boy)).toContain(', a 1-year-old boy, ');
    expect(profileSection({ ...boy, ageMonths: 4 })).toContain('Age: 4 months\n');
  });

  it('names further history takers without the commas that part nothing', () => {
    const several = { ...profiled, additionalHistoryTakers: 'S. Khan, , T. Ito,' };
    expect(introduction(several)).toContain(
      'taken by Sam Student, with S. Khan, T. Ito, on November 21, 2026.',
    );
    expect(profileSection(several)).toContain('Additional history takers: S. Khan, T. Ito\n');
  });
});
