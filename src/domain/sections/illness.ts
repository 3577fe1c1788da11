import { NOTES, since } from '#domain/sections/clauses.ts';
import { illnessLine, medicinesTold } from '#domain/sections/illness-line.ts';
import { readLabResults } from '#domain/sections/lab-results.ts';
import { section } from '#domain/sections/section.ts';

export const ILLNESS_COMPLIANCE = ['Excellent', 'Good', 'Fair', 'Poor', 'Not Applicable'] as const;

/** Past medical illnesses (specification 14.1). */
export const illnesses = section({
  key: 'pastMedicalIllnesses',
  title: 'Current Medical History',
  record: 'medical condition',
  limit: 'many',
  addLabel: 'Add medical condition',
  empty: 'No medical conditions recorded',
  removal: { title: 'Remove Medical Condition' },
  negative: { tap: 'No past illness', told: 'No past illnesses.', toldBeside: 'No other past illnesses.' },
  catalogue: {
    source: 'illnesses',
    nameField: 'name',
    duplicate: 'This illness has already been added',
    search: 'Search medical conditions',
    nothingFound: 'No medical conditions found matching your search.',
    loading: 'Loading illnesses...',
    saveError: 'Failed to manage illness. Please try again.',
  },
  fields: {
    name: { kind: 'text', label: 'Illness', required: 'Illness name is required' },
    onsetDate: {
      kind: 'date',
      label: 'Onset date',
      isPast: true,
      ask: 'since when?',
      required: 'Onset date is required',
    },
    diagnosisMethod: {
      kind: 'choice',
      label: 'Diagnosis method',
      options: { from: 'diagnosis-methods' },
      custom: true,
      ask: 'how was it found?',
      required: 'Diagnosis method is required',
    },
    diagnosingHospital: {
      kind: 'text',
      label: 'Diagnosing hospital',
      ask: 'at which hospital?',
      required: 'Diagnosing hospital is required',
    },
    readingValue: { kind: 'labResults', label: 'Lab results' },
    readingType: {
      kind: 'computed',
      label: 'Reading type',
      isSilent: true,
      compute: entry => (readLabResults(entry.readingValue).length > 0 ? 'Lab Results' : 'None'),
    },
    medicationCompliance: {
      kind: 'choice',
      label: 'Medication compliance',
      options: ILLNESS_COMPLIANCE,
      initial: 'Good',
    },
    erVisits: { kind: 'number', label: 'Emergency room visits', min: 0, max: 999 },
    hasDisability: { kind: 'flag', label: 'Caused a disability' },
    disabilityDetails: {
      kind: 'text',
      label: 'Disability details',
      isLong: true,
      when: 'hasDisability',
      required: 'Please describe the disability',
    },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  prose: [
    [
      ['name', '{}'],
      ['onsetDate', since],
    ],
    [
      ['diagnosisMethod', 'diagnosed by …'],
      ['diagnosingHospital', ' at {}'],
    ],
    [['readingValue', 'readings of {}']],
    [
      [
        'medicationCompliance',
        value => (value === 'not applicable' ? '' : `${value} compliance with treatment`),
      ],
    ],
    [['erVisits', '… visit(s) to the emergency department']],
    [
      ['hasDisability', 'it has caused a disability'],
      ['disabilityDetails', ', …'],
    ],
    NOTES,
  ],
  headline: illness => illness.name,
  quick: {
    label: 'Add an illness in one line',
    example: 'hypertension 2012 on ramipril',
    nameField: 'name',
    read: illnessLine,
  },
  medicinesIn: illness => medicinesTold(illness.notes ?? ''),
});
