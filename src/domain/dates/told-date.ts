import { dayNumbers } from '#domain/dates/calendar-day.ts';

/**
 * A date as precise as the patient told it. It is stored as one string: ISO 8601 with the marks of EDTF, `2019-03-12`,
 * `2019-03`, `2012`, `199X` for a decade, `~` behind for "about"; besides `age:14`, `age:2X` (between 20 and 29),
 * `childhood` and `birth` (ADR 23).
 */
export type ToldDate =
  | { readonly kind: 'day' | 'month' | 'year'; readonly start: string; readonly isAbout: boolean }
  | { readonly kind: 'decade'; readonly year: number }
  | { readonly kind: 'age'; readonly years: number; readonly isAbout: boolean }
  | { readonly kind: 'ages'; readonly from: number }
  | { readonly kind: 'childhood' | 'birth' };

const PATTERN =
  /^(?:(?<day>\d{4}-\d{2}-\d{2})|(?<month>\d{4}-\d{2})|(?<year>\d{4})|age:(?<age>\d{1,3}))(?<about>~?)$/;
const DECADE = /^(?:age:(?<ages>\d{1,2})|(?<decade>\d{3}))X$/;

/** What a stored string says; undefined where it is no told date, such as the words of an older case. */
export function readToldDate(value: string): ToldDate | undefined {
  if (value === 'childhood' || value === 'birth') return { kind: value };
  const decade = DECADE.exec(value)?.groups;
  if (decade?.decade) return { kind: 'decade', year: Number(decade.decade) * 10 };
  if (decade?.ages) return { kind: 'ages', from: Number(decade.ages) * 10 };
  const parts = PATTERN.exec(value)?.groups;
  if (!parts) return undefined;
  const { day, month, year, age } = parts;
  const isAbout = parts.about === '~';
  if (age) return { kind: 'age', years: Number(age), isAbout };
  const start = day ?? (month ? `${month}-01` : `${year}-01-01`);
  if (!dayNumbers(start)) return undefined;
  return { kind: day ? 'day' : month ? 'month' : 'year', start, isAbout };
}

/** The string that is stored. */
export function writeToldDate(date: ToldDate): string {
  switch (date.kind) {
    case 'day':
      return `${date.start}${mark(date.isAbout)}`;
    case 'month':
      return `${date.start.slice(0, 7)}${mark(date.isAbout)}`;
    case 'year':
      return `${date.start.slice(0, 4)}${mark(date.isAbout)}`;
    case 'decade':
      return `${date.year / 10}X`;
    case 'age':
      return `age:${date.years}${mark(date.isAbout)}`;
    case 'ages':
      return `age:${date.from / 10}X`;
    default:
      return date.kind;
  }
}

/** Whether a stored string is a told date. */
export function isToldDate(value: string): boolean {
  return readToldDate(value) !== undefined;
}

function mark(isAbout: boolean): string {
  return isAbout ? '~' : '';
}
