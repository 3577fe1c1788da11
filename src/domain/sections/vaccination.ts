import { isZero, NOTES, on } from '#domain/sections/clauses.ts';
import { newestFirst } from '#domain/sections/newest-first.ts';
import { section } from '#domain/sections/section.ts';

export const VACCINE_NAMES = [
  'COVID-19 (Pfizer-BioNTech)',
  'COVID-19 (Moderna)',
  'COVID-19 (Novavax)',
  'Influenza (Flu)',
  'Tetanus/Diphtheria (Td)',
  'Tetanus/Diphtheria/Pertussis (Tdap)',
  'Measles/Mumps/Rubella (MMR)',
  'Varicella (Chickenpox)',
  'Hepatitis A',
  'Hepatitis B',
  'Pneumococcal (PCV)',
  'Pneumococcal (PPSV23)',
  'Shingles (Zoster)',
  'Meningococcal',
  'HPV (Human Papillomavirus)',
  'Polio (IPV)',
  'Haemophilus influenzae type b (Hib)',
  'Rotavirus',
  'Yellow Fever',
  'Japanese Encephalitis',
  'Typhoid',
  'Rabies',
  'Cholera',
  'Other',
] as const;

export const ADMINISTERED_BY = [
  'Primary Care Physician',
  'Pediatrician',
  'Travel Clinic',
  'Pharmacy',
  'Public Health Department',
  'Occupational Health',
  'Hospital',
  'Urgent Care',
  'School/University',
  'Military',
  'Other',
] as const;

/** Vaccination history (specification 20.20). */
export const vaccinations = section({
  key: 'vaccinationHistory',
  title: 'Vaccination History',
  record: 'vaccination',
  limit: 'many',
  addLabel: 'Add vaccination',
  empty: 'No vaccination history recorded',
  removal: { title: 'Remove Vaccination Record' },
  fields: {
    vaccineName: { kind: 'choice', label: 'Vaccine', options: VACCINE_NAMES, custom: true },
    dateReceived: {
      kind: 'date',
      label: 'Date received',
      isPast: true,
      required: 'Date received is required',
    },
    administeredBy: { kind: 'choice', label: 'Administered by', options: ADMINISTERED_BY },
    ageAtVaccination: {
      kind: 'number',
      label: 'Age at vaccination',
      unit: 'years',
      min: 0,
      max: 120,
      isOptional: true,
    },
    batchNumber: { kind: 'text', label: 'Batch number' },
    boosterRequired: { kind: 'flag', label: 'A booster is required' },
    nextBoosterDate: { kind: 'date', label: 'Next booster date', when: 'boosterRequired' },
    adverseReactions: { kind: 'flag', label: 'Adverse reactions' },
    reactionDetails: { kind: 'text', label: 'Reaction details', isLong: true, when: 'adverseReactions' },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  prose: [
    [
      ['vaccineName', '{}'],
      ['dateReceived', on],
      [
        'ageAtVaccination',
        value => (isZero(value) ? ' before the first birthday' : ` at the age of ${value}`),
      ],
    ],
    [
      ['administeredBy', value => (value === 'other' ? 'given elsewhere' : `given by ${value}`)],
      ['batchNumber', ', batch {}'],
    ],
    [
      ['boosterRequired', 'a booster is required'],
      ['nextBoosterDate', value => `, next${on(value, {})}`],
    ],
    [
      ['adverseReactions', 'adverse reactions'],
      ['reactionDetails', ', …'],
    ],
    NOTES,
  ],
  headline: vaccination => vaccination.vaccineName,
  order: newestFirst('dateReceived'),
});
