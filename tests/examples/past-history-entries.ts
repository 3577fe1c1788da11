import type { FilledEntry } from '#tests/examples/filled-entry.ts';

/** A past history as a student enters it, page by page; each value occurs only once, so that it can be found again. */
export const ENTRIES: readonly (readonly [string, readonly FilledEntry[]])[] = [
  [
    '/past-medical-illnesses',
    [
      {
        section: 'Current Medical History',
        add: 'Add medical condition',
        pick: 'Asthma',
        fields: [
          { date: 'Onset date', as: '2010-05-01' },
          { choose: 'Diagnosis method', as: 'Peak flow diary kept at home' },
          { write: 'Diagnosing hospital', as: 'St James Hospital' },
          { choose: 'Test', as: 'Hemoglobin' },
          { write: 'Value', as: '13.1' },
          { choose: 'Medication compliance', as: 'Fair' },
          { write: 'Emergency room visits', as: '17' },
          { tick: 'Caused a disability' },
          { write: 'Disability details', as: 'Cannot climb two flights of stairs' },
        ],
      },
    ],
  ],
  [
    '/past-surgical-history',
    [
      {
        section: 'Surgical History',
        add: 'Add surgical procedure',
        pick: 'Appendectomy',
        fields: [
          { date: 'Surgery date', as: '1998-02-03' },
          { write: 'Hospital', as: 'Leeds General Infirmary' },
          { choose: 'Type of anesthesia', as: 'Regional' },
          { write: 'Duration', as: '1.5' },
          { write: 'Length of stay', as: '6' },
          { write: 'Complications', as: 'Wound infection' },
          { write: 'Notes', as: 'Perforated on the way to theatre' },
        ],
      },
      {
        section: 'Transfusion History',
        add: 'Add transfusion',
        fields: [
          { date: 'Transfusion date', as: '1998-02-04' },
          { choose: 'Transfusion type', as: 'Platelets' },
          { write: 'Units transfused', as: '4' },
          { write: 'Indication', as: 'Bleeding after surgery' },
          { write: 'Hospital', as: 'Bradford Royal' },
          { write: 'Complications', as: 'Shivering' },
        ],
      },
    ],
  ],
  [
    '/accidents-injuries',
    [
      {
        section: 'Accidents and Injuries',
        add: 'Add accident or injury',
        fields: [
          { date: 'Accident date', as: '2001-07-08' },
          { choose: 'Injury type', as: 'Other (specify)', summarised: 'Jellyfish sting' },
          { write: 'Which injury?', as: 'Jellyfish sting' },
          { choose: 'Cause of injury', as: 'Water-related Accident' },
          { choose: 'Location', as: 'Recreational Area' },
          { tick: 'Emergency room visit' },
          { tick: 'Hospitalized' },
          { write: 'Hospital name', as: 'Harbour Hospital' },
          { write: 'Length of stay', as: '2' },
          { choose: 'Counted in', as: 'Weeks', summarised: '2 weeks' },
          { tick: 'Wound Care' },
          { tick: 'Antibiotics' },
          { write: 'Complications', as: 'Cellulitis' },
          { tick: 'Permanent effects' },
          { write: 'Details of the permanent effects', as: 'A numb forearm' },
          { tick: 'Rehabilitation required' },
          { write: 'Rehabilitation details', as: 'Six weeks of hand therapy' },
        ],
      },
    ],
  ],
  [
    '/medication-history',
    [
      {
        section: 'Current Medications',
        add: 'Add medication',
        pick: 'Metformin',
        fields: [
          { write: 'Amount', as: '850' },
          { write: 'Instructions', as: 'with the evening meal' },
          { choose: 'How often', as: 'every X hours', summarised: 'Every 12 hours' },
          { write: 'Every how many hours', as: '12' },
          { choose: 'Route', as: 'Sublingual' },
          { choose: 'How long', as: 'Complete course', summarised: 'Complete course as prescribed' },
          { choose: 'Prescribing Specialist', as: 'Endocrinologist' },
          { write: 'Indication/reason', as: 'Raised blood sugar' },
          { choose: 'Compliance', as: 'Poor' },
          { write: 'Side effects', as: 'Loose stools' },
          { date: 'Start date', as: '2019-09-10' },
        ],
      },
      {
        section: 'Allergies',
        add: 'Add allergy',
        fields: [
          { write: 'Allergen', as: 'Cashew nuts' },
          { choose: 'Allergen type', as: 'Food' },
          { choose: 'Allergen category', as: 'Tree nuts' },
          { choose: 'Severity', as: 'Anaphylactic' },
          { tick: 'Hives' },
          { tick: 'Wheezing' },
          { date: 'First Noticed', as: '1985-12-24' },
          { choose: 'How it was discovered', as: 'Skin Prick Test' },
          { choose: 'Diagnosing specialist', as: 'Allergist/Immunologist' },
          { write: 'Hospital', as: 'Chapel Allerton' },
          { write: 'Avoidance instructions', as: 'Reads every label' },
          { write: 'Emergency medication', as: 'Adrenaline pen' },
        ],
      },
    ],
  ],
  [
    '/social-history',
    [
      {
        section: 'Smoking History',
        add: 'Add smoking history',
        fields: [
          { choose: 'Type', as: 'Cigarettes' },
          { choose: 'Status', as: 'Current' },
          { write: 'Amount', as: '30' },
          { write: 'Duration', as: '14 years' },
          { write: 'Quit attempts', as: '1' },
          { write: 'Attempt 1', as: '5' },
          { tick: 'Nicotine gum' },
        ],
      },
      {
        section: 'Alcohol History',
        add: 'Add alcohol history',
        fields: [
          { choose: 'Type', as: 'Wine' },
          { choose: 'Status', as: 'Former' },
          { choose: 'Frequency', as: 'Special occasions only' },
          { tick: 'Binge drinking' },
          { tick: 'Financial problems' },
          { date: 'Quit date', as: '2003-03-03' },
        ],
      },
      {
        section: 'Travel History',
        add: 'Add travel',
        fields: [
          { write: 'Destination', as: 'Zanzibar' },
          { date: 'Travel date', as: '2024-01-05' },
          { date: 'Return date', as: '2024-01-26' },
          { choose: 'Purpose', as: 'Volunteer work' },
          { tick: 'Yellow Fever' },
          { tick: 'Ill after the return' },
          { write: 'Illness after the return', as: 'A fever every third day' },
        ],
      },
      {
        section: 'Vaccination History',
        add: 'Add vaccination',
        fields: [
          { choose: 'Vaccine', as: 'Smallpox from the old stock' },
          { date: 'Date received', as: '2020-10-11' },
          { choose: 'Administered by', as: 'Military' },
          { write: 'Batch number', as: 'LOT-7781' },
          { tick: 'A booster is required' },
          { date: 'Next booster date', as: '2030-10-11' },
          { tick: 'Adverse reactions' },
          { write: 'Reaction details', as: 'A sore arm' },
        ],
      },
      {
        section: 'Living Conditions',
        add: 'Add living conditions',
        fields: [
          { choose: 'Housing type', as: 'Mobile home' },
          { choose: 'Housing stability', as: 'Recently relocated' },
          { write: 'Floor', as: '9' },
          { write: 'Household members', as: '8' },
          { tick: 'Lives with elderly (65+)' },
          { tick: 'Overcrowding' },
        ],
      },
      {
        section: 'Pet History',
        add: 'Add pet',
        fields: [
          { choose: 'Type of pet', as: 'Exotic pet' },
          { write: 'How many', as: '3' },
          { choose: 'Indoor or outdoor', as: 'Both' },
          { write: 'Years owned', as: '11' },
          { tick: 'The pet has been ill' },
          { write: 'Illness of the pet', as: 'The iguana sheds badly' },
        ],
      },
      {
        section: 'Occupational History',
        add: 'Add occupation',
        fields: [
          { write: 'Occupation', as: 'Welder' },
          { choose: 'Industry', as: 'Shipbuilding' },
          { date: 'Start date', as: '1990-06-15' },
          { write: 'Hours per week', as: '48' },
          { tick: 'Shift work' },
          { tick: 'Hazardous exposure' },
          { tick: 'Asbestos' },
          { tick: 'Work-related illness' },
          { write: 'Illness details', as: 'Flash burns of both eyes' },
        ],
      },
    ],
  ],
];

/** The entry of this section. */
export function entryOf(section: string): FilledEntry {
  const entry = ENTRIES.flatMap(([, entries]) => entries).find(other => other.section === section);
  if (!entry) throw new Error(`There is no entry of ${section}`);
  return entry;
}
