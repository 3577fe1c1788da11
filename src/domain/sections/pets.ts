import { isZero, NOTES } from '#domain/sections/clauses.ts';
import { section } from '#domain/sections/section.ts';

export const PET_TYPES = [
  'Dog',
  'Cat',
  'Bird',
  'Fish',
  'Reptile',
  'Rodent (hamster, guinea pig, etc.)',
  'Rabbit',
  'Farm animals',
  'Exotic pet',
] as const;

export const PET_PLACES = ['Indoor', 'Outdoor', 'Both'] as const;

/** Pet history (specification 20.27). */
export const pets = section({
  key: 'petHistory',
  title: 'Pet History',
  record: 'pet',
  limit: 'many',
  addLabel: 'Add pet',
  empty: 'No pets recorded',
  removal: { title: 'Remove Pet Record' },
  negative: { tap: 'No pets', told: 'Keeps no pets.', denies: ['pet-exposure'] },
  fields: {
    petType: { kind: 'choice', label: 'Type of pet', options: PET_TYPES, custom: true },
    petCount: { kind: 'number', label: 'How many', min: 1, max: 50 },
    indoorOutdoor: { kind: 'choice', label: 'Indoor or outdoor', options: PET_PLACES, initial: 'Indoor' },
    yearsOwned: { kind: 'number', label: 'Years owned', unit: 'years', min: 0, max: 50, isOptional: true },
    petAllergies: { kind: 'flag', label: 'Allergic to this pet' },
    allergyDetails: { kind: 'text', label: 'Allergy details', isLong: true, when: 'petAllergies' },
    petIllnesses: { kind: 'flag', label: 'The pet has been ill' },
    illnessDetails: { kind: 'text', label: 'Illness of the pet', isLong: true, when: 'petIllnesses' },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  prose: [
    [
      [
        'petType',
        (value, { petCount }) => (Number(petCount) > 1 ? `${petCount} of the kind ${value}` : value),
      ],
      ['petCount', () => ''],
      ['indoorOutdoor', value => (value === 'both' ? ', kept indoors and outdoors' : `, kept ${value}s`)],
      ['yearsOwned', value => (isZero(value) ? ', for less than a year' : `, for ${value}`)],
    ],
    [
      ['petAllergies', 'the patient is allergic to it'],
      ['allergyDetails', ', …'],
    ],
    [
      ['petIllnesses', 'the animal has been ill'],
      ['illnessDetails', ', …'],
    ],
    NOTES,
  ],
  headline: pet => pet.petType,
});
