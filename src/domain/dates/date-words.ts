import { dayNumbers } from '#domain/dates/calendar-day.ts';
import { readToldDate, type ToldDate } from '#domain/dates/told-date.ts';

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The tens of an age by their name. */
export const DECADES: readonly string[] = [
  '',
  'teens',
  'twenties',
  'thirties',
  'forties',
  'fifties',
  'sixties',
  'seventies',
  'eighties',
  'nineties',
];

/** 'March 12, 2019', 'about 2016', 'the age of 14', 'childhood': a stored date as a noun; other words stay as they are. */
export function dateText(value: string): string {
  const date = readToldDate(value);
  return date ? nounOf(date) : value;
}

/** 'on March 12, 2019', 'in about 2016', 'at the age of 14': when something happened; undefined for other words. */
export function dateWords(value: string): string | undefined {
  const date = readToldDate(value);
  return date && `${prepositionOf(date)} ${nounOf(date)}`;
}

/** 'since March 12, 2019', 'since childhood': when something began that is still there; undefined for other words. */
export function sinceWords(value: string): string | undefined {
  const date = readToldDate(value);
  return date && `since ${nounOf(date)}`;
}

function nounOf(date: ToldDate): string {
  switch (date.kind) {
    case 'day':
    case 'month':
    case 'year':
      return `${date.isAbout ? 'about ' : ''}${calendarWords(date.start, date.kind)}`;
    case 'decade':
      return `the ${date.year}s`;
    case 'age':
      return ageNoun(date.years, date.isAbout);
    case 'ages':
      return date.from === 10 ? 'the teenage years' : `the patient's ${DECADES[date.from / 10]}`;
    default:
      return date.kind;
  }
}

function prepositionOf(date: ToldDate): string {
  if (date.kind === 'day') return 'on';
  const isMoment = date.kind === 'birth' || (date.kind === 'age' && date.years > 0);
  return isMoment ? 'at' : 'in';
}

function calendarWords(start: string, kind: 'day' | 'month' | 'year'): string {
  const { year, month, day } = dayNumbers(start) ?? { year: 0, month: 1, day: 1 };
  if (kind === 'year') return String(year);
  const name = MONTHS[month - 1];
  return kind === 'month' ? `${name} ${year}` : `${name} ${day}, ${year}`;
}

function ageNoun(years: number, isAbout: boolean): string {
  return years === 0 ? 'the first year of life' : `the age of ${isAbout ? 'about ' : ''}${years}`;
}
