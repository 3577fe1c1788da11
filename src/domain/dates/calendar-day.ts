const DAY_MS = 86_400_000;

/** A day of the calendar by its numbers; the month counts from 1. */
export type DayNumbers = { readonly year: number; readonly month: number; readonly day: number };

/** yyyy-mm-dd. */
export function isoOf({ year, month, day }: DayNumbers): string {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

/** The numbers of an ISO date; undefined where there is no such day. */
export function dayNumbers(iso: string): DayNumbers | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return undefined;
  const numbers = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return numbers.month >= 1 && numbers.month <= 12 && isDayIn(numbers) ? numbers : undefined;
}

/** The number of days of a month. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The ISO date some days on. */
export function daysAfter(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The ISO date some months on: the same day, or the last of a shorter month. */
export function monthsAfter(iso: string, months: number): string {
  const { year, month, day } = dayNumbers(iso) ?? { year: 0, month: 1, day: 1 };
  const count = year * 12 + month - 1 + months;
  const later = { year: Math.floor(count / 12), month: (((count % 12) + 12) % 12) + 1 };
  return isoOf({ ...later, day: Math.min(day, daysIn(later.year, later.month)) });
}

/** The number of days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Two digits, or as many as it takes. */
export function padded(number: number, digits = 2): string {
  return String(number).padStart(digits, '0');
}

function isDayIn({ year, month, day }: DayNumbers): boolean {
  return day >= 1 && day <= daysIn(year, month);
}
