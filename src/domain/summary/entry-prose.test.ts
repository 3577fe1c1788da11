import { describe, expect, it } from 'vitest';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { accidents } from '#domain/sections/accident.ts';
import { allergies } from '#domain/sections/allergy.ts';
import { emptyEntry } from '#domain/sections/entry.ts';
import { illnesses } from '#domain/sections/illness.ts';
import { medications } from '#domain/sections/medication.ts';
import type { Section } from '#domain/sections/section.ts';
import { smoking } from '#domain/sections/smoking.ts';
import { entryProse } from '#domain/summary/entry-prose.ts';

function prose(section: Section, values: Readonly<Record<string, unknown>>): string {
  const entry: HistoryEntry = { ...emptyEntry(section, 'x'), ...values, id: 'x' };
  return entryProse(section, entry);
}

describe('An entry in the full history', () => {
  it('tells an illness in sentences', () => {
    expect(
      prose(illnesses, {
        name: 'Hypertension',
        onsetDate: '2015-05-01',
        diagnosisMethod: 'Ambulatory measurement',
        diagnosingHospital: 'St Mary’s',
        erVisits: 1,
      }),
    ).toBe(
      'Hypertension since May 1, 2015, diagnosed by ambulatory measurement at St Mary’s. Compliance with medication good; 1 visit to the emergency room.',
    );
  });

  it('tells a medication with its dose as one says it', () => {
    expect(
      prose(medications, {
        commercialName: 'Norvasc',
        components: [{ id: '1', scientificName: 'Amlodipine', concentration: '5', unit: 'mg' }],
        category: 'Heart',
        dosage: '1 tablet(s)',
        frequency: '1 time per day',
        duration: 'Ongoing',
        startDate: '2020-01-02',
        prescribingSpecialist: 'General Practitioner',
        indication: 'high blood pressure',
      }),
    ).toBe(
      'Norvasc (Amlodipine 5 mg), 1 tablet, 1 time per day, oral, ongoing, started January 2, 2020. Taken for high blood pressure, prescribed (general practitioner); category: Heart. Compliance good; side effects: none.',
    );
  });

  it('tells an allergy, an accident and smoking without saying anything twice', () => {
    expect(
      prose(allergies, {
        allergenName: 'Penicillin',
        allergenType: 'Medication',
        reactionType: 'Severe',
        symptoms: ['Hives', 'Wheezing'],
      }),
    ).toBe('Penicillin, medication allergen: severe reaction with hives, wheezing.');
    expect(
      prose(accidents, {
        accidentDate: '2021-06-07',
        injuryType: 'Fracture',
        cause: 'Bicycle Accident',
        location: 'Road/Highway',
        hospitalization: true,
        hospitalName: 'City Hospital',
        lengthOfStay: 1,
        stayUnit: 'Days',
      }),
    ).toBe(
      'Fracture on June 7, 2021, caused by: bicycle accident, place: road/highway. Hospitalized (City Hospital) for 1 day. Complications: none.',
    );
    expect(
      prose(smoking, {
        smokingType: 'Cigarettes',
        currentStatus: 'Current',
        amount: '20',
        duration: '15 years',
        packYears: 15,
      }),
    ).toBe('Current smoking: cigarettes, 20 per day for 15 years (15 pack years).');
  });

  it('tells a field it has no words for with its label', () => {
    const grown: Section = {
      ...illnesses,
      fields: { ...illnesses.fields, ward: { kind: 'text', label: 'Ward' } },
    };
    expect(prose(grown, { name: 'Asthma', ward: 'B4' })).toMatch(/^Asthma\. .* Ward: B4\.$/);
  });
});
