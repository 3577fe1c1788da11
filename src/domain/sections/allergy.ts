import { allergyLine } from '#domain/sections/allergy-line.ts';
import { NOTES, on } from '#domain/sections/clauses.ts';
import { section } from '#domain/sections/section.ts';

export const ALLERGEN_CATEGORIES = {
  Medication: [
    'Penicillins',
    'Cephalosporins',
    'Sulfonamides',
    'Other antibiotics',
    'NSAIDs and aspirin',
    'Opioids',
    'Anesthetics',
    'Contrast media',
    'Vaccines',
    'Other medication',
  ],
  Food: [
    'Peanuts',
    'Tree nuts',
    'Milk',
    'Eggs',
    'Fish',
    'Shellfish',
    'Wheat',
    'Soy',
    'Sesame',
    'Fruits and vegetables',
    'Other food',
  ],
  Environmental: [
    'Pollen',
    'Dust mites',
    'Mold',
    'Animal dander',
    'Insect venom',
    'Cockroach',
    'Other environmental',
  ],
  Contact: [
    'Latex',
    'Nickel and other metals',
    'Fragrances',
    'Cosmetics',
    'Adhesives',
    'Rubber chemicals',
    'Plants',
    'Other contact',
  ],
} as const;

export const ALLERGEN_TYPES = ['Medication', 'Food', 'Environmental', 'Contact', 'Other'] as const;

/** From the mildest to the most dangerous. */
export const REACTION_TYPES = ['Mild', 'Moderate', 'Severe', 'Anaphylactic'] as const;

const SEVERITIES: readonly string[] = REACTION_TYPES;

export const ALLERGY_SYMPTOMS = [
  'Hives',
  'Itching',
  'Skin rash',
  'Eczema flare',
  'Flushing',
  'Swelling of lips, face or tongue',
  'Throat tightness',
  'Hoarseness',
  'Difficulty swallowing',
  'Shortness of breath',
  'Wheezing',
  'Cough',
  'Chest tightness',
  'Runny or blocked nose',
  'Sneezing',
  'Itchy or watery eyes',
  'Nausea or vomiting',
  'Abdominal pain',
  'Diarrhea',
  'Dizziness or fainting',
  'Low blood pressure',
  'Anaphylactic shock',
] as const;

export const DISCOVERY_METHODS = [
  'Self-observed',
  'Patch Test',
  'Skin Prick Test',
  'Blood Test (RAST)',
  'Oral Challenge',
  'Medical Emergency',
  'Family History',
  'Other',
] as const;

export const DIAGNOSING_SPECIALISTS = [
  'Allergist/Immunologist',
  'Dermatologist',
  'Emergency Physician',
  'General Practitioner',
  'Pediatrician',
  'Pulmonologist',
  'Other',
] as const;

const TESTED = { discoveryMethod: ['Patch Test', 'Skin Prick Test', 'Blood Test (RAST)', 'Oral Challenge'] };
const MEDICAL = { discoveryMethod: [...TESTED.discoveryMethod, 'Medical Emergency'] };

/** Allergy history, beneath the medications (specification 18.1). */
export const allergies = section({
  key: 'allergies',
  title: 'Allergies',
  record: 'allergy',
  limit: 'many',
  addLabel: 'Add allergy',
  empty: 'No allergies recorded',
  removal: { title: 'Remove Allergy' },
  negative: {
    tap: 'No known allergies',
    told: 'No known allergies.',
    denies: ['drug-allergy', 'food-allergy'],
  },
  fields: {
    allergenName: { kind: 'text', label: 'Allergen', required: 'Allergen name is required' },
    allergenType: { kind: 'choice', label: 'Allergen type', options: ALLERGEN_TYPES, custom: true },
    allergenCategory: {
      kind: 'choice',
      label: 'Allergen category',
      options: { by: 'allergenType', of: ALLERGEN_CATEGORIES },
      custom: true,
    },
    reactionType: { kind: 'choice', label: 'Severity', options: REACTION_TYPES, initial: 'Mild' },
    symptoms: {
      kind: 'choices',
      label: 'Symptoms',
      options: ALLERGY_SYMPTOMS,
      ask: 'what happened?',
      required: 'At least one symptom is required',
    },
    onsetDate: { kind: 'date', label: 'First Noticed', isPast: true },
    discoveryMethod: { kind: 'choice', label: 'How it was discovered', options: DISCOVERY_METHODS },
    discoveryDetails: { kind: 'text', label: 'Details of the discovery', isLong: true },
    diagnosingSpecialist: {
      kind: 'choice',
      label: 'Diagnosing specialist',
      options: DIAGNOSING_SPECIALISTS,
      when: MEDICAL,
      required: { message: 'Specialist information is required for this discovery method', when: TESTED },
    },
    hospital: { kind: 'text', label: 'Hospital', when: MEDICAL },
    avoidanceInstructions: { kind: 'text', label: 'Avoidance instructions', isLong: true },
    emergencyMedication: { kind: 'text', label: 'Emergency medication' },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  prose: [
    [
      ['allergenName', '{}'],
      ['reactionType', ', … reaction'],
      ['symptoms', ' with …'],
    ],
    [
      ['allergenType', '… allergen'],
      ['allergenCategory', ' (…)'],
      ['onsetDate', value => `, first noticed${on(value, {})}`],
    ],
    [
      ['discoveryMethod', discovered],
      ['discoveryDetails', ', …'],
      ['diagnosingSpecialist', ', seen by …'],
      ['hospital', ', at {}'],
    ],
    [['avoidanceInstructions', '{}']],
    [['emergencyMedication', 'carries …']],
    NOTES,
  ],
  headline: allergy => allergy.allergenName,
  quick: {
    label: 'Add an allergy in one line',
    example: 'penicillin: rash',
    nameField: 'allergenName',
    read: allergyLine,
  },
  badge: allergy => allergy.reactionType,
  order: (a, b) => severity(b.reactionType) - severity(a.reactionType),
  afterChange: (entry, field) => (field === 'allergenType' ? { ...entry, allergenCategory: '' } : entry),
});

/** 'discovered by patch test', 'discovered in a medical emergency'. */
function discovered(value: string): string {
  const how: Readonly<Record<string, string>> = {
    'self-observed': 'by the patient',
    'medical emergency': 'in a medical emergency',
    'family history': 'from the family history',
    other: 'in another way',
  };
  return `discovered ${how[value] ?? `by ${value}`}`;
}

function severity(reactionType: string): number {
  return SEVERITIES.indexOf(reactionType);
}
