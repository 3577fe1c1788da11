import { counted } from '#domain/text/counted.ts';

export const FREQUENCY_TYPES = [
  'times per day',
  'every X hours',
  'specific times',
  'as needed (PRN)',
  'weekly',
  'monthly',
  'custom',
] as const;

export type FrequencyType = (typeof FREQUENCY_TYPES)[number];

export const SPECIFIC_TIMES = [
  'Morning',
  'Afternoon',
  'Evening',
  'Bedtime',
  'Before meals',
  'After meals',
  'With meals',
  'On empty stomach',
  'Before breakfast',
  'After breakfast',
  'Before lunch',
  'After lunch',
  'Before dinner',
  'After dinner',
] as const;

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** How one says it in practice, and what is stored for it. */
export const USUAL_FREQUENCIES: readonly (readonly [words: string, stored: string])[] = [
  ['once a day', '1 time per day'],
  ['twice a day', '2 times per day'],
  ['three times a day', '3 times per day'],
  ['in the morning', 'Morning'],
  ['at night', 'Bedtime'],
  ['when needed', 'As needed (PRN)'],
  ['every 4 hours', 'Every 4 hours'],
  ['every 6 hours', 'Every 6 hours'],
  ['every 8 hours', 'Every 8 hours'],
  ['every 12 hours', 'Every 12 hours'],
  ['once a week', 'Once a week'],
  ['alternate days', 'Alternate days'],
];

export const FREQUENCY_LIMITS = { min: 1, max: 24, times: 1, hours: 8 } as const;

/** How often a medication is taken, as its editor holds it. */
export type Frequency =
  | { readonly type: 'times per day'; readonly times: number }
  | { readonly type: 'every X hours'; readonly hours: number }
  | { readonly type: 'specific times'; readonly at: readonly string[] }
  | { readonly type: 'weekly'; readonly days: readonly string[] }
  | { readonly type: 'custom'; readonly text: string }
  | { readonly type: 'as needed (PRN)' }
  | { readonly type: 'monthly' };

/** A frequency of this type with its defaults. */
export function frequencyOf(type: FrequencyType): Frequency {
  switch (type) {
    case 'times per day':
      return { type, times: FREQUENCY_LIMITS.times };
    case 'every X hours':
      return { type, hours: FREQUENCY_LIMITS.hours };
    case 'specific times':
      return { type, at: [] };
    case 'weekly':
      return { type, days: [WEEKDAYS[0]] };
    case 'custom':
      return { type, text: '' };
    default:
      return { type };
  }
}

/** The text that is stored: '3 times per day', 'Every 8 hours', 'Weekly on Monday'; nothing chosen is empty. */
export function writeFrequency(frequency: Frequency): string {
  switch (frequency.type) {
    case 'times per day':
      return `${counted(frequency.times, 'time')} per day`;
    case 'every X hours':
      return `Every ${counted(frequency.hours, 'hour')}`;
    case 'specific times':
      return frequency.at.join(', ');
    case 'weekly':
      return frequency.days.length === 0 ? '' : `Weekly on ${frequency.days.join(', ')}`;
    case 'as needed (PRN)':
      return 'As needed (PRN)';
    case 'monthly':
      return 'Monthly';
    case 'custom':
      return frequency.text;
  }
}

/** Reads a stored text back; what fits no other type is custom. */
export function readFrequency(text: string): Frequency {
  const times = /^(\d+) times? per day$/.exec(text);
  if (times) return { type: 'times per day', times: Number(times[1]) };
  const hours = /^Every (\d+) hours?$/.exec(text);
  if (hours) return { type: 'every X hours', hours: Number(hours[1]) };
  if (text === 'As needed (PRN)') return { type: 'as needed (PRN)' };
  if (text === 'Monthly') return { type: 'monthly' };
  if (text.startsWith('Weekly on '))
    return { type: 'weekly', days: text.slice('Weekly on '.length).split(', ') };
  const parts = text.split(', ');
  const isTimes = parts.every(part => SPECIFIC_TIMES.some(time => time === part));
  return isTimes ? { type: 'specific times', at: parts } : { type: 'custom', text };
}
