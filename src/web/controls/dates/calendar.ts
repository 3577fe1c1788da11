/** Days as ISO dates (yyyy-mm-dd); all arithmetic in UTC, so that no time zone can move a day. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

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

const CELLS = 42;
const YEARS_EACH_WAY = 100;

function at(iso: string): Date {
  return new Date(`${iso}T00:00:00Z`);
}

function isoOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function dayOf(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date;
}

export function yearOf(iso: string): number {
  return at(iso).getUTCFullYear();
}

/** From 0 to 11. */
export function monthOf(iso: string): number {
  return at(iso).getUTCMonth();
}

/** Whether the text is a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at(text).getTime()) && isoOf(at(text)) === text;
}

export function addDays(iso: string, days: number): string {
  const date = at(iso);
  date.setUTCDate(date.getUTCDate() + days);
  return isoOf(date);
}

/** The same day some months on, or the last day of a shorter month. */
export function addMonths(iso: string, months: number): string {
  return inMonth(iso, yearOf(iso), monthOf(iso) + months);
}

/** The same day of another month (which may lie outside 0 to 11), or that month's last day. */
export function inMonth(iso: string, year: number, month: number): string {
  const lastDay = dayOf(year, month + 1, 0).getUTCDate();
  return isoOf(dayOf(year, month, Math.min(at(iso).getUTCDate(), lastDay)));
}

/** The first (Sunday) or last (Saturday) day of the week. */
export function weekEdge(iso: string, edge: 'first' | 'last'): string {
  const weekday = at(iso).getUTCDay();
  return addDays(iso, edge === 'first' ? -weekday : 6 - weekday);
}

/** The 42 days a month's page shows, from the Sunday on or before its first. */
export function monthGrid(iso: string): readonly string[] {
  const first = weekEdge(`${iso.slice(0, 8)}01`, 'first');
  return Array.from({ length: CELLS }, (_, cell) => addDays(first, cell));
}

/** The 201 years one can choose: a hundred before the shown one to a hundred after. */
export function yearsAround(year: number): readonly number[] {
  return Array.from({ length: 2 * YEARS_EACH_WAY + 1 }, (_, index) => year - YEARS_EACH_WAY + index);
}

/** "Saturday, November 21, 2026" */
export function fullDate(iso: string): string {
  const date = at(iso);
  return `${WEEKDAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
