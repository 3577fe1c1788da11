import type { AsOf } from '#domain/dates/as-of.ts';
import { dayNumbers, daysAfter, daysIn, isoOf, monthsAfter } from '#domain/dates/calendar-day.ts';
import { readToldDate, type ToldDate } from '#domain/dates/told-date.ts';

/** The earliest and the latest day that may be meant, as ISO dates. */
export type DateSpan = { readonly earliest: string; readonly latest: string };

/** Until when one speaks of childhood, in years. */
const CHILDHOOD_YEARS = 13;

/** How far off what was told as "about" may be; nobody is told that such dates contradict each other within it. */
const MARGINS = { day: 7, month: 2, year: 2, age: 2 } as const;

/** The days that a stored date may mean; undefined for other words, and for ages while that of the patient is unknown. */
export function spanOf(value: string, asOf: AsOf): DateSpan | undefined {
  const date = readToldDate(value);
  return date && spanOfDate(date, asOf);
}

/** Whether one date is surely later than the other; what was told as "about" is given some room. */
export function isAfter(value: string, other: string, asOf: AsOf): boolean {
  const [later, earlier] = [roomySpan(value, asOf), roomySpan(other, asOf)];
  return later !== undefined && earlier !== undefined && later.earliest > earlier.latest;
}

/** Sorts by time, the earliest first; what cannot be placed in time comes before all that can. */
export function compareToldDates(value: string, other: string, asOf: AsOf): number {
  const [one, two] = [spanOf(value, asOf), spanOf(other, asOf)];
  return (
    compared(one?.earliest, two?.earliest) || compared(one?.latest, two?.latest) || compared(value, other)
  );
}

/** The days on which a patient of this age may have been born; undefined while the age is unknown. */
export function birthSpan({ today, age }: AsOf): DateSpan | undefined {
  if (age === null) return undefined;
  return {
    earliest: daysAfter(monthsAfter(today, -12 * (age + 1)), 1),
    latest: monthsAfter(today, -12 * age),
  };
}

function spanOfDate(date: ToldDate, asOf: AsOf): DateSpan | undefined {
  switch (date.kind) {
    case 'day':
      return { earliest: date.start, latest: date.start };
    case 'month':
    case 'year':
      return { earliest: date.start, latest: lastDay(date.start, date.kind) };
    case 'decade':
      return { earliest: firstOfYear(date.year), latest: lastDay(firstOfYear(date.year + 9), 'year') };
    case 'age':
      return lifeSpan(date.years, date.years, asOf);
    case 'ages':
      return lifeSpan(date.from, date.from + 9, asOf);
    case 'childhood':
      return lifeSpan(0, CHILDHOOD_YEARS, asOf);
    case 'birth':
      return birthSpan(asOf);
  }
}

/** From the birthday of the first age to the last day of the second; never later than today. */
function lifeSpan(from: number, to: number, asOf: AsOf): DateSpan | undefined {
  const birth = birthSpan(asOf);
  if (!birth) return undefined;
  const latest = daysAfter(monthsAfter(birth.latest, 12 * (to + 1)), -1);
  const earliest = monthsAfter(birth.earliest, 12 * from);
  return { earliest, latest: latest > asOf.today && earliest <= asOf.today ? asOf.today : latest };
}

function roomySpan(value: string, asOf: AsOf): DateSpan | undefined {
  const date = readToldDate(value);
  const span = spanOf(value, asOf);
  if (!date || !span || !('isAbout' in date) || !date.isAbout) return span;
  const margin = MARGINS[date.kind];
  if (date.kind === 'day') {
    return { earliest: daysAfter(span.earliest, -margin), latest: daysAfter(span.latest, margin) };
  }
  const months = date.kind === 'month' ? margin : 12 * margin;
  return { earliest: monthsAfter(span.earliest, -months), latest: monthsAfter(span.latest, months) };
}

function lastDay(start: string, kind: 'month' | 'year'): string {
  const { year, month } = dayNumbers(start) ?? { year: 0, month: 1 };
  const last = kind === 'year' ? 12 : month;
  return isoOf({ year, month: last, day: daysIn(year, last) });
}

function firstOfYear(year: number): string {
  return isoOf({ year, month: 1, day: 1 });
}

function compared(one = '', two = ''): number {
  return one < two ? -1 : Number(one > two);
}
