import { NOTES } from '#domain/sections/clauses.ts';
import { section } from '#domain/sections/section.ts';

export const HOUSING_TYPES = [
  'Single-family home',
  'Apartment/Condominium',
  'Townhouse',
  'Mobile home',
  'Assisted living facility',
  'Nursing home',
  'Homeless shelter',
  'Temporary housing',
  'Group home',
  'Dormitory',
] as const;

export const HOUSING_STABILITY = [
  'Stable long-term',
  'Stable short-term',
  'At risk of losing housing',
  'Temporary housing',
  'Unstable/Homeless',
  'Recently relocated',
] as const;

export const ENVIRONMENTAL_CONCERNS = [
  'Mold',
  'Lead paint/pipes',
  'Asbestos',
  'Poor ventilation',
  'Pest infestation',
  'Excessive noise',
  'Air pollution',
  'Water quality issues',
  'Inadequate heating/cooling',
  'Safety hazards',
  'Overcrowding',
] as const;

/** Living conditions: one record at most; the ground floor is 1 (specification 20.23). */
export const livingConditions = section({
  key: 'livingConditions',
  title: 'Living Conditions',
  record: 'living conditions',
  limit: 'one',
  addLabel: 'Add living conditions',
  empty: 'No living conditions recorded',
  removal: { title: 'Remove Living Conditions' },
  fields: {
    housingType: { kind: 'choice', label: 'Housing type', options: HOUSING_TYPES },
    housingStability: { kind: 'choice', label: 'Housing stability', options: HOUSING_STABILITY },
    residenceFloor: { kind: 'number', label: 'Floor', help: 'The ground floor is 1', min: 1, max: 100 },
    elevatorAccess: { kind: 'flag', label: 'Elevator access', initial: true },
    householdMembers: { kind: 'number', label: 'Household members', min: 1, max: 50 },
    livingWithChildren: { kind: 'flag', label: 'Lives with children (under 18)' },
    livingWithElderly: { kind: 'flag', label: 'Lives with elderly (65+)' },
    livingWithDisabled: { kind: 'flag', label: 'Lives with disabled persons' },
    environmentalConcerns: {
      kind: 'choices',
      label: 'Environmental concerns',
      options: ENVIRONMENTAL_CONCERNS,
    },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  prose: [
    [
      ['housingType', value => `lives in ${/^[aeiou]/.test(value) ? 'an' : 'a'} ${value}`],
      ['housingStability', ' (…)'],
      ['residenceFloor', ', on floor …'],
      ['elevatorAccess', (_, { elevatorAccess }) => (elevatorAccess === false ? ', without a lift' : '')],
      ['householdMembers', value => (value === '1' ? ', alone' : `, in a household of ${value}`)],
    ],
    [
      ['livingWithChildren', 'lives with children'],
      ['livingWithElderly', ', lives with elderly people'],
      ['livingWithDisabled', ', lives with disabled people'],
    ],
    [['environmentalConcerns', 'concerns about …']],
    NOTES,
  ],
  headline: living => living.housingType,
});
