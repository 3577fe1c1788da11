import { describe, expect, it } from 'vitest';
import { accidents } from '#domain/sections/accident.ts';
import { emptyEntry } from '#domain/sections/entry.ts';
import { illnesses } from '#domain/sections/illness.ts';
import { occupations } from '#domain/sections/occupation.ts';
import { pets } from '#domain/sections/pets.ts';
import type { Section } from '#domain/sections/section.ts';
import { surgeries } from '#domain/sections/surgery.ts';
import { vaccinations } from '#domain/sections/vaccination.ts';
import { factsOf } from '#domain/summary/entry-text.ts';
import { entryWords } from '#domain/summary/facts/entry-words.ts';

function told(section: Section, values: Record<string, unknown>): string {
  const { line, rest } = entryWords(section, { ...emptyEntry(section, 'x'), ...values });
  return [line, ...rest].join('. ');
}

describe('A zero that was entered where a number may be blank (specification 13.6)', () => {
  it.each([
    [surgeries, { surgeryName: 'Cataract surgery', lengthOfStay: 0 }, 'as a day case'],
    [accidents, { hospitalization: true, lengthOfStay: 0 }, 'discharged the same day'],
    [vaccinations, { vaccineName: 'Hepatitis B', ageAtVaccination: 0 }, 'before the first birthday'],
    [pets, { petType: 'Cat', yearsOwned: 0 }, 'for less than a year'],
  ] as const)('is told as a physician would: %#', (section, values, words) => {
    expect(told(section, values)).toContain(words);
  });

  it('is told nowhere when it was left blank', () => {
    for (const section of [surgeries, vaccinations, pets, occupations]) {
      const numbers = factsOf(section, emptyEntry(section, 'x')).filter(({ value }) => /^\d/.test(value));
      expect(numbers.filter(({ name }) => name !== 'petCount')).toEqual([]);
    }
    expect(told(surgeries, { surgeryName: 'Cataract surgery' })).not.toMatch(/stay|day case/);
  });

  it('is not told where the form starts with it', () => {
    const names = factsOf(illnesses, emptyEntry(illnesses, 'x')).map(({ name }) => name);
    expect(names).not.toContain('erVisits');
  });
});
