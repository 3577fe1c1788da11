import { NOTES, on, since, timesOf } from '#domain/sections/clauses.ts';
import { readFrequency } from '#domain/sections/frequency.ts';
import { readIngredients } from '#domain/sections/ingredients.ts';
import { medicineFields, readMedicineLine } from '#domain/sections/medicine-line.ts';
import type { QuickEntry } from '#domain/sections/quick-line.ts';
import { section } from '#domain/sections/section.ts';
import { timeWords } from '#domain/sections/spoken-frequency.ts';
import { listed } from '#domain/text/listed.ts';
import { wordsKey } from '#domain/text/words-key.ts';

export const ROUTES = [
  'Oral',
  'Intravenous (IV)',
  'Intramuscular (IM)',
  'Subcutaneous (SC)',
  'Topical',
  'Inhalation',
  'Sublingual',
  'Rectal',
  'Transdermal',
  'Nasal',
  'Ophthalmic',
  'Otic',
] as const;

export const PRESCRIPTION_TYPES = ['Prescribed', 'Over-the-Counter', 'Herbal/Supplement'] as const;

export const PRESCRIBING_SPECIALISTS = [
  'General Practitioner',
  'Cardiologist',
  'Endocrinologist',
  'Neurologist',
  'Psychiatrist',
  'Orthopedist',
  'Dermatologist',
  'Gastroenterologist',
  'Pulmonologist',
  'Nephrologist',
  'Oncologist',
  'Rheumatologist',
  'Urologist',
  'Gynecologist',
  'Ophthalmologist',
  'ENT Specialist',
  'Emergency Physician',
  'Pharmacist',
  'Self-prescribed',
  'Other',
] as const;

export const MEDICATION_COMPLIANCE = ['Excellent', 'Good', 'Fair', 'Poor', 'Stopped'] as const;

/** What a medication without a category is listed under. */
export const DEFAULT_CATEGORY = 'Other';

/** A medicine in one line. */
export const quickMedicine = {
  label: 'Add a medicine in one line',
  example: 'ramipril 5 mg once a day since 2019',
  nameField: 'commercialName',
  read: (line, { medicines, asOf }) => medicineFields(readMedicineLine(line, { medicines, asOf })),
} as const satisfies QuickEntry;

/** Medication history (specification 17.1). */
export const medications = section({
  key: 'medicationHistory',
  title: 'Current Medications',
  record: 'medication',
  limit: 'many',
  addLabel: 'Add medication',
  empty: 'No medications recorded',
  removal: { title: 'Remove Medication' },
  negative: {
    tap: 'No regular medicines',
    told: 'Takes no regular medicines.',
    toldBeside: 'Takes no other regular medicines.',
  },
  catalogue: {
    source: 'medications',
    nameField: 'commercialName',
    duplicate: 'This medication has already been added',
    search: 'Search medications',
    nothingFound: 'No medications found matching your search.',
    loading: 'Loading medications...',
    goBackTo: 'accidentsInjuries',
    saveError: 'Failed to manage medication. Please try again.',
  },
  fields: {
    commercialName: { kind: 'text', label: 'Commercial name', required: 'Commercial name is required' },
    components: {
      kind: 'ingredients',
      label: 'Active ingredients',
      ask: 'what is in it?',
      required: 'At least one active ingredient is required',
    },
    scientificName: {
      kind: 'computed',
      label: 'Scientific name',
      isSilent: true,
      compute: entry => readIngredients(entry.components)[0]?.scientificName ?? '',
    },
    category: { kind: 'text', label: 'Category' },
    dosage: { kind: 'dosage', label: 'Dosage', ask: 'how much?', required: 'Dosage is required' },
    frequency: {
      kind: 'frequency',
      label: 'Frequency',
      ask: 'how often?',
      required: 'Frequency is required',
    },
    route: {
      kind: 'choice',
      label: 'Route',
      options: ROUTES,
      initial: 'Oral',
      ask: 'how is it taken?',
      required: 'Route is required',
    },
    duration: { kind: 'courseDuration', label: 'Duration' },
    prescriptionType: {
      kind: 'choice',
      label: 'Prescription type',
      options: PRESCRIPTION_TYPES,
      initial: 'Prescribed',
    },
    prescribingSpecialist: {
      kind: 'choice',
      label: 'Recommended By',
      labelWhen: { label: 'Prescribing Specialist', when: { prescriptionType: ['Prescribed'] } },
      options: PRESCRIBING_SPECIALISTS,
      ask: 'who prescribed it?',
      required: {
        message: 'Prescribing specialist is required for prescribed medications',
        when: { prescriptionType: ['Prescribed'] },
      },
    },
    indication: {
      kind: 'text',
      label: 'Indication/reason',
      ask: 'what for?',
      required: 'Indication/reason is required',
    },
    compliance: { kind: 'choice', label: 'Compliance', options: MEDICATION_COMPLIANCE, initial: 'Good' },
    sideEffects: { kind: 'text', label: 'Side effects', initial: 'None' },
    startDate: { kind: 'date', label: 'Start date', ask: 'since when?', required: 'Start date is required' },
    endDate: { kind: 'date', label: 'End date', notBefore: 'startDate' },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  asked: [
    'commercialName',
    'route',
    'dosage',
    'frequency',
    'indication',
    'startDate',
    'prescriptionType',
    'prescribingSpecialist',
  ],
  listedFirst: ['dosage', 'frequency', 'startDate', 'indication'],
  prose: [
    [
      ['commercialName', '{}'],
      ['components', withoutName],
      ['dosage', ', …'],
      ['route', ', …'],
      ['frequency', spokenFrequency],
      ['startDate', since],
      ['indication', ', for …'],
    ],
    [
      [
        'prescriptionType',
        value => (value === 'herbal/supplement' ? 'a herbal remedy or supplement' : value),
      ],
      ['prescribingSpecialist', ' by …'],
    ],
    [['duration', value => (value === 'ongoing' ? '' : value)]],
    [['endDate', value => `stopped${on(value, {})}`]],
    [['compliance', value => (value === 'stopped' ? 'no longer taken' : `${value} compliance`)]],
    [['sideEffects', value => (/^none$/i.test(value) ? 'no side effects' : `side effects of ${value}`)]],
    [['category', (_, { category }) => (category === DEFAULT_CATEGORY ? '' : `${category} medicine`)]],
    NOTES,
  ],
  headline: medication => medication.commercialName,
  quick: quickMedicine,
  groupBy: medication => medication.category || DEFAULT_CATEGORY,
  onSave: entry => ({
    ...entry,
    duration: entry.duration || 'Ongoing',
    category: entry.category || DEFAULT_CATEGORY,
  }),
});

/** ' (amoxicillin 500 mg)', and nothing where the name says it already. */
function withoutName(value: string, { commercialName }: Readonly<Record<string, unknown>>): string {
  return wordsKey(value) === wordsKey(String(commercialName)) ? '' : ` (${value})`;
}

/** ', twice a day' for '2 times per day'. */
function spokenFrequency(value: string): string {
  return `, ${frequencyWords(value)}`;
}

/** 'twice a day with meals' for '2 times per day with meals', 'in the morning and at bedtime' for the times of day. */
export function frequencyWords(value: string): string {
  const [, count, more] = /^(\d+) times? per day(| .*)$/.exec(value) ?? [];
  if (count !== undefined) return `${timesOf(count)} a day${more}`;
  const frequency = readFrequency(value);
  return frequency.type === 'specific times' ? listed(frequency.at.map(timeWords)) : value;
}
