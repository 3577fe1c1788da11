import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { NOTES, on, timesOf } from '#domain/sections/clauses.ts';
import { packYears } from '#domain/sections/pack-years.ts';
import { attemptRows } from '#domain/sections/quit-attempts.ts';
import { section } from '#domain/sections/section.ts';

export const SMOKING_TYPES = [
  'Cigarettes',
  'E-cigarettes/Vaping',
  'Cigars',
  'Pipe',
  'Hookah/Shisha',
  'Marijuana',
  'Other tobacco products',
] as const;

export const SMOKING_STATUSES = ['Current', 'Former', 'Secondhand Only'] as const;

export const QUIT_METHODS = [
  'Cold turkey',
  'Nicotine patches',
  'Nicotine gum',
  'Prescription medication',
  'Counseling/Support groups',
  'Gradual reduction',
  'Alternative therapies',
  'Other',
] as const;

const SMOKER = { currentStatus: ['', 'Current', 'Former'] };

/** Smoking history: one record at most (specification 20.3). */
export const smoking = section({
  key: 'smokingHistory',
  title: 'Smoking History',
  record: 'smoking history',
  limit: 'one',
  addLabel: 'Add smoking history',
  empty: 'No smoking history recorded',
  removal: { title: 'Remove Smoking History' },
  negative: { tap: 'Never smoked', told: 'Has never smoked.', denies: ['smoking', 'ex-smoker'] },
  fields: {
    smokingType: { kind: 'choice', label: 'Type', options: SMOKING_TYPES },
    currentStatus: { kind: 'choice', label: 'Status', options: SMOKING_STATUSES },
    isPackets: {
      kind: 'flag',
      label: 'Counted in packs',
      when: { ...SMOKER, smokingType: ['Cigarettes'] },
    },
    amount: { kind: 'text', label: 'Amount', help: 'For example 10', when: SMOKER },
    frequency: { kind: 'text', label: 'Frequency', initial: 'per day', when: SMOKER },
    duration: { kind: 'text', label: 'Duration', help: 'For example 15 years or 6 months', when: SMOKER },
    packYears: {
      kind: 'computed',
      label: 'Pack years',
      help: 'Packs of 20 cigarettes per day, times years',
      when: { ...SMOKER, smokingType: ['Cigarettes'] },
      compute: entry =>
        packYears(String(entry.amount ?? ''), String(entry.duration ?? ''), entry.isPackets === true) ?? '',
    },
    quitAttempts: {
      kind: 'number',
      label: 'Quit attempts',
      min: 0,
      max: 50,
      when: { currentStatus: ['Current'] },
    },
    quitAttemptDurations: {
      kind: 'quitAttempts',
      label: 'How long each attempt lasted',
      when: { currentStatus: ['Current'] },
    },
    quitDuration: {
      kind: 'number',
      label: 'Stopped for',
      unit: 'years',
      min: 0,
      max: 100,
      when: { currentStatus: ['Former'] },
    },
    quitDate: { kind: 'date', label: 'Quit date', isPast: true, when: { currentStatus: ['Former'] } },
    quitMethods: { kind: 'choices', label: 'Quit methods', options: QUIT_METHODS, when: SMOKER },
    secondhandExposure: { kind: 'flag', label: 'Exposed to secondhand smoke', when: SMOKER },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  prose: [
    [
      ['currentStatus', smokes],
      ['smokingType', ' …'],
      ['amount', ', …'],
      ['isPackets', ' packs'],
      ['frequency', (value, { amount }) => (amount ? ` ${value.replace(/^per /, 'a ')}` : '')],
      ['duration', ' for …'],
      ['packYears', ' (… pack years)'],
    ],
    [
      ['quitAttempts', value => `has tried to stop ${timesOf(value)}`],
      ['quitAttemptDurations', ' (lasting …)'],
    ],
    [['quitDuration', 'stopped … ago']],
    [['quitDate', value => `stopped${on(value, {})}`]],
    [['quitMethods', 'tried to stop by …']],
    [['secondhandExposure', 'exposed to secondhand smoke']],
    NOTES,
  ],
  headline: ({ smokingType, currentStatus }) =>
    [smokingType, currentStatus].filter(Boolean).join(', ') || 'Smoking',
  afterChange,
});

/** A changed type clears amount and pack years; the rows of attempts follow their count. */
function afterChange(entry: HistoryEntry, field: string): HistoryEntry {
  if (field === 'smokingType') return { ...entry, amount: '', isPackets: false };
  if (field !== 'quitAttempts') return entry;
  return {
    ...entry,
    quitAttemptDurations: attemptRows(entry.quitAttemptDurations, Number(entry.quitAttempts)),
  };
}

/** 'smokes', 'formerly smoked'. */
function smokes(value: string): string {
  const words: Readonly<Record<string, string>> = {
    current: 'smokes',
    former: 'formerly smoked',
    'secondhand only': 'exposed to secondhand smoke only, from',
  };
  return words[value] ?? value;
}
