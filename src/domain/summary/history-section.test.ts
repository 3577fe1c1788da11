import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { accidents } from '#domain/sections/accident.ts';
import { allergies } from '#domain/sections/allergy.ts';
import { emptyEntry } from '#domain/sections/entry.ts';
import { illnesses } from '#domain/sections/illness.ts';
import { medications } from '#domain/sections/medication.ts';
import { PAGES } from '#domain/sections/pages.ts';
import { smoking } from '#domain/sections/smoking.ts';
import { surgeries } from '#domain/sections/surgery.ts';
import { backupOf, readBackup } from '#domain/summary/backup.ts';
import { entryProse } from '#domain/summary/entry-prose.ts';
import { entryText, factsOf } from '#domain/summary/entry-text.ts';
import { fullHistoryText } from '#domain/summary/full-text.ts';
import { historySection } from '#domain/summary/history-section.ts';
import { structuredSummary } from '#domain/summary/structured-summary.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { reviewed } from '#tests/examples/cases.ts';
import { filledCase } from '#tests/examples/filled-case.ts';

const asthma: HistoryEntry = {
  ...emptyEntry(illnesses, 'a'),
  id: 'a',
  name: 'Asthma',
  onsetDate: '2010-05-01',
  diagnosisMethod: 'Spirometry',
  diagnosingHospital: 'St Mary’s',
  erVisits: 2,
};

describe('An entry in words', () => {
  it('is its headline and every recorded fact', () => {
    expect(entryText(illnesses, asthma)).toBe(
      'Asthma (Onset date: May 1, 2010; Diagnosis method: Spirometry; Diagnosing hospital: St Mary’s; Medication compliance: Good; Emergency room visits: 2)',
    );
  });

  it('says nothing of what was left blank', () => {
    expect(factsOf(illnesses, { ...asthma, erVisits: 0 }).map(({ label }) => label)).not.toContain(
      'Emergency room visits',
    );
  });

  it('says nothing twice: neither what the headline tells nor a number apart from its unit', () => {
    const broken = {
      ...emptyEntry(accidents, 'b'),
      injuryType: 'Fracture',
      cause: 'Bicycle Accident',
      hospitalization: true,
      hospitalName: 'City',
      lengthOfStay: 2,
    };
    expect(entryText(accidents, broken)).toBe(
      'Fracture (Bicycle Accident) (Location: Home; Hospitalized: Yes; Hospital name: City; Length of stay: 2 days; Complications: None)',
    );
    const penicillin = { ...emptyEntry(allergies, 'p'), allergenName: 'Penicillin', reactionType: 'Severe' };
    expect(entryText(allergies, penicillin)).toBe('Penicillin [Severe]');
    const smoker = { ...emptyEntry(smoking, 's'), smokingType: 'Pipe', currentStatus: 'Current' };
    expect(entryText(smoking, smoker)).toBe('Pipe, Current (Frequency: per day)');
  });

  it('says one of a thing as one', () => {
    const operation = {
      ...emptyEntry(surgeries, 'o'),
      surgeryName: 'Biopsy',
      duration: '1',
      lengthOfStay: 1,
    };
    expect(entryText(surgeries, operation)).toContain('Duration: 1 hour; Length of stay: 1 day;');
    const tablets = (dosage: string) => entryText(medications, { ...emptyEntry(medications, 'm'), dosage });
    expect(tablets('1 tablet(s)')).toContain('Dosage: 1 tablet;');
    expect(tablets('2 patch(es)')).toContain('Dosage: 2 patches;');
  });

  it('stands on one line, however it was typed', () => {
    expect(entryText(illnesses, { ...asthma, diagnosingHospital: 'A\n\nB' })).not.toContain('\n');
  });
});

describe('A page of past history', () => {
  const [page] = PAGES;

  it("says 'None recorded' for an empty section, and never 'denied'", () => {
    for (const each of PAGES) {
      const text = historySection(each, reviewed);
      expect(text.match(/None recorded/g)).toHaveLength(each.sections.length);
      expect(text).not.toMatch(/denied|not asked/i);
    }
  });

  it('lists its entries under the title of their section', () => {
    const text = page && historySection(page, { ...reviewed, pastMedicalIllnesses: [asthma] });
    expect(text).toMatch(/^Current Medical History:\n- Asthma \(/);
  });
});

describe('Five hundred generated cases', () => {
  it('keep every recorded fact in structured summary and full text, and round-trip through the backup', () => {
    fc.assert(
      fc.property(filledCase, record => {
        const input: SummaryInput = { record, complaints: [], vocabulary: [], stored: {}, notAsked: [] };
        const structured = structuredSummary(input);
        const prose = fullHistoryText(input);
        for (const page of PAGES) {
          for (const section of page.sections) {
            for (const entry of record[section.key]) {
              for (const { name, label, value } of factsOf(section, entry)) {
                if (typeof entry[name] === 'boolean') {
                  const other = { ...entry, [name]: !entry[name] };
                  expect(entryText(section, entry), label).not.toBe(entryText(section, other));
                  expect(entryProse(section, entry), label).not.toBe(entryProse(section, other));
                  continue;
                }
                expect(structured[page.summary], label).toContain(value);
                expect(prose.toLowerCase(), label).toContain(value.toLowerCase());
              }
            }
          }
        }
        const backup = backupOf(record, structured, prose);
        expect(readBackup(JSON.stringify(backup))).toEqual(backup);
      }),
      { numRuns: 500 },
    );
  });
});
