import { NOTES, on, timesOf } from '#domain/sections/clauses.ts';
import { section } from '#domain/sections/section.ts';

export const ALCOHOL_TYPES = [
  'Beer',
  'Wine',
  'Spirits/Liquor',
  'Mixed drinks',
  'All types',
  'Other',
] as const;

export const ALCOHOL_STATUSES = ['Current', 'Former'] as const;

export const ALCOHOL_FREQUENCIES = [
  'Daily',
  'Several times a week',
  'Weekly',
  'Monthly',
  'Occasionally',
  'Special occasions only',
] as const;

export const ALCOHOL_PROBLEMS = [
  'Legal issues',
  'Work/School problems',
  'Relationship problems',
  'Health problems',
  'Financial problems',
  'Blackouts/Memory loss',
  'Injuries while intoxicated',
  'DUI/DWI',
  'Treatment/Rehab',
] as const;

/** What one standard drink is (specification 20.14). */
export const STANDARD_DRINK =
  'One standard drink is 12 oz of beer at 5%, 5 oz of wine at 12% or 1.5 oz of spirits at 40%.';

/** Binge drinking means this many drinks or more within 2 hours (specification 20.14). */
export const BINGE_DRINKS = { Male: 5, Female: 4 } as const;

/** Alcohol history: one record at most (specification 20.10). */
export const alcohol = section({
  key: 'alcoholHistory',
  title: 'Alcohol History',
  record: 'alcohol history',
  limit: 'one',
  addLabel: 'Add alcohol history',
  empty: 'No alcohol history recorded',
  removal: { title: 'Remove Alcohol History' },
  negative: {
    tap: 'No alcohol',
    told: 'Drinks no alcohol.',
    denies: ['alcohol-excess', 'alcohol-binge'],
  },
  fields: {
    alcoholType: { kind: 'choice', label: 'Type', options: ALCOHOL_TYPES },
    currentStatus: { kind: 'choice', label: 'Status', options: ALCOHOL_STATUSES },
    duration: { kind: 'text', label: 'Duration', help: 'For example 10 years' },
    frequency: { kind: 'choice', label: 'Frequency', options: ALCOHOL_FREQUENCIES },
    amount: { kind: 'text', label: 'Amount', help: STANDARD_DRINK, unit: 'drinks' },
    bingeDrinking: {
      kind: 'flag',
      label: 'Binge drinking',
      help: `${BINGE_DRINKS.Male} or more drinks for men, ${BINGE_DRINKS.Female} or more for women, within 2 hours.`,
    },
    problemsRelated: { kind: 'choices', label: 'Problems related to alcohol', options: ALCOHOL_PROBLEMS },
    quitAttempts: { kind: 'number', label: 'Quit attempts', min: 0, max: 50 },
    quitDate: { kind: 'date', label: 'Quit date', isPast: true, when: { currentStatus: ['Former'] } },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  prose: [
    [
      ['currentStatus', value => (value === 'former' ? 'formerly drank' : 'drinks')],
      ['alcoholType', value => (value === 'all types' ? ' all types of alcohol' : ` ${value}`)],
      ['amount', ', …'],
      ['frequency', ', …'],
      ['duration', ', for …'],
    ],
    [['bingeDrinking', 'binge drinking']],
    [['problemsRelated', 'alcohol has brought …']],
    [['quitAttempts', value => `has tried to stop ${timesOf(value)}`]],
    [['quitDate', value => `stopped${on(value, {})}`]],
    NOTES,
  ],
  headline: ({ alcoholType, currentStatus }) =>
    [alcoholType, currentStatus].filter(Boolean).join(', ') || 'Alcohol',
});
