import { dayNumbers, daysBetween } from '#domain/dates/calendar-day.ts';
import { dateText } from '#domain/dates/date-words.ts';
import { NOTES, on } from '#domain/sections/clauses.ts';
import { newestFirst } from '#domain/sections/newest-first.ts';
import { section } from '#domain/sections/section.ts';
import { counted } from '#domain/text/counted.ts';

export const TRAVEL_PURPOSES = [
  'Tourism/Vacation',
  'Business',
  'Visiting family/friends',
  'Medical treatment',
  'Education/Study',
  'Work assignment',
  'Religious pilgrimage',
  'Volunteer work',
  'Other',
] as const;

export const TRAVEL_VACCINES = [
  'Yellow Fever',
  'Hepatitis A',
  'Hepatitis B',
  'Typhoid',
  'Japanese Encephalitis',
  'Meningococcal',
  'Rabies',
  'Cholera',
  'Polio booster',
  'MMR booster',
  'Tetanus/Diphtheria booster',
  'Influenza',
  'COVID-19',
] as const;

export const PROPHYLACTICS = [
  'Malaria prophylaxis (Atovaquone/Proguanil)',
  'Malaria prophylaxis (Doxycycline)',
  'Malaria prophylaxis (Mefloquine)',
  'Malaria prophylaxis (Chloroquine)',
  "Traveler's diarrhea antibiotics",
  'Altitude sickness medication',
] as const;

/** Travel history (specification 20.15). */
export const travels = section({
  key: 'travelHistory',
  title: 'Travel History',
  record: 'travel',
  limit: 'many',
  addLabel: 'Add travel',
  empty: 'No travel history recorded',
  removal: { title: 'Remove Travel Record' },
  negative: {
    tap: 'No travel abroad',
    told: 'Has not been abroad.',
    denies: ['recent-travel', 'tropical-travel', 'travel-africa', 'travel-asia', 'travel-latin-america'],
  },
  fields: {
    destination: { kind: 'text', label: 'Destination', required: 'Destination is required' },
    travelDate: { kind: 'date', label: 'Travel date', required: 'Travel date is required' },
    returnDate: {
      kind: 'date',
      label: 'Return date',
      notBefore: 'travelDate',
      required: 'Return date is required',
    },
    travelDuration: {
      kind: 'computed',
      label: 'Duration of travel',
      compute: entry => travelDuration(String(entry.travelDate ?? ''), String(entry.returnDate ?? '')),
    },
    purpose: { kind: 'choice', label: 'Purpose', options: TRAVEL_PURPOSES },
    vaccinesReceived: { kind: 'choices', label: 'Vaccines received', options: TRAVEL_VACCINES },
    prophylacticMedications: { kind: 'choices', label: 'Prophylactic medications', options: PROPHYLACTICS },
    illnessDuringTravel: { kind: 'flag', label: 'Ill during the travel' },
    illnessDetails: {
      kind: 'text',
      label: 'Illness during the travel',
      isLong: true,
      when: 'illnessDuringTravel',
    },
    illnessAfterReturn: { kind: 'flag', label: 'Ill after the return' },
    illnessAfterDetails: {
      kind: 'text',
      label: 'Illness after the return',
      isLong: true,
      when: 'illnessAfterReturn',
    },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  prose: [
    [
      ['destination', '{}'],
      [
        'travelDate',
        (start, entry) => (start === entry.returnDate ? on(start, entry) : ` from ${dateText(start)}`),
      ],
      ['returnDate', (end, { travelDate }) => (end === travelDate ? '' : ` to ${dateText(end)}`)],
      ['travelDuration', ' (…)'],
      ['purpose', ' for …'],
    ],
    [['vaccinesReceived', 'vaccinated against {}']],
    [['prophylacticMedications', 'took {}']],
    [
      ['illnessDuringTravel', 'ill during the journey'],
      ['illnessDetails', ', …'],
    ],
    [
      ['illnessAfterReturn', 'ill after the return'],
      ['illnessAfterDetails', ', …'],
    ],
    NOTES,
  ],
  headline: travel => travel.destination,
  order: newestFirst('travelDate'),
});

/** The number of days between the dates; empty unless both are days, and in order. */
export function travelDuration(travelDate: string, returnDate: string): string {
  if (!dayNumbers(travelDate) || !dayNumbers(returnDate)) return '';
  const days = daysBetween(travelDate, returnDate);
  return days >= 0 ? counted(days, 'day') : '';
}
