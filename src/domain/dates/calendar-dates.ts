import type { AsOf } from '#domain/dates/as-of.ts';
import { dayNumbers, isoOf } from '#domain/dates/calendar-day.ts';
import { MONTHS } from '#domain/dates/date-words.ts';
import { type Reading, type WayOfTelling, WHICH_YEAR } from '#domain/dates/reading-of.ts';

/** How the months are called, in full and short. */
export const MONTH_NAMES =
  'jan(?:uary)?|feb(?:r?uary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const MONTH = `(?<month>${MONTH_NAMES})\\.?`;
const YEAR = "(?<year>\\d{4}|'\\d{2})";
const WEEKDAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?';

const SIGN = '[./-]';
const NUMERIC = new RegExp(
  `^(?<one>\\d{1,2})(?<sign>${SIGN}) ?(?<two>\\d{1,2})${SIGN} ?(?<year>\\d{4}|'?\\d{2})$`,
);
const YEAR_FIRST = new RegExp(`^(?<year>\\d{4})${SIGN}(?<month>\\d{1,2})(?:${SIGN}(?<day>\\d{1,2}))?$`);
const MONTH_AND_YEAR = new RegExp(`^(?<month>\\d{1,2})${SIGN}(?<year>\\d{4})$`);

const NAMED = [
  `^${WEEKDAY}${DAY}[ -]?(?:of )?${MONTH},?[ -]?(?<year>\\d{4}|'?\\d{2})$`,
  `^${WEEKDAY}${MONTH}[ -]${DAY}(?:,? |,|-)${YEAR}$`,
  `^${MONTH}(?: of)?(?:,? |-)?${YEAR}$`,
].map(pattern => new RegExp(pattern));

const WITHOUT_YEAR = [
  `^(?:${DAY} (?:of )?)?${MONTH}$`,
  `^${MONTH} ${DAY}$`,
  `^\\d{1,2}${SIGN}\\d{1,2}[.]?$`,
  '^(?:early|mid|late|spring|summer|autumn|fall|winter|christmas|easter)$',
].map(pattern => new RegExp(pattern));

/** '12.3.2019', '12/3/19', '2019-03-12', '3/2019': dates in numbers, the day before the month where both are possible. */
export const inNumbers: WayOfTelling = (text, asOf) => {
  const yearFirst = (YEAR_FIRST.exec(text) ?? MONTH_AND_YEAR.exec(text))?.groups;
  if (yearFirst) return calendarDate(yearFirst, asOf);
  const parts = NUMERIC.exec(text)?.groups;
  if (!parts) return undefined;
  const { one = '', two = '', sign, year } = parts;
  const isMonthFirst = sign !== '.' && Number(two) > 12 && Number(one) <= 12;
  const reading = calendarDate(
    isMonthFirst ? { day: two, month: one, year } : { day: one, month: two, year },
    asOf,
  );
  if ('reason' in reading || sign === '.' || one === two) return reading;
  if (isMonthFirst) return { ...reading, note: 'month first' };
  return Number(one) <= 12 ? { ...reading, note: 'day first' } : reading;
};

/** '12 March 2019', 'March 12th, 2019', 'Mar 2019': dates with the month by its name. */
export const byName: WayOfTelling = (text, asOf) => {
  for (const pattern of NAMED) {
    const parts = pattern.exec(text)?.groups;
    if (parts) return calendarDate({ ...parts, month: String(monthNumber(parts.month ?? '')) }, asOf);
  }
  return WITHOUT_YEAR.some(pattern => pattern.test(text)) ? { reason: WHICH_YEAR } : undefined;
};

/** '2012', ''12', 'Christmas 2012', and what stands before a year and is not kept: 'early 2012', 'spring 2012'. */
export const years: WayOfTelling = (text, asOf) => {
  const year = /^(?:\d{4}|'\d{2})$/.exec(text)?.[0];
  if (year) return calendarDate({ year }, asOf);
  const christmas = /^christmas (?:of )?(\d{4})$/.exec(text)?.[1];
  if (christmas) return calendarDate({ month: '12', year: christmas }, asOf);
  const part = PART.exec(text)?.groups;
  if (!part) return undefined;
  const rest = part.rest ?? '';
  const whole = byName(rest, asOf) ?? inNumbers(rest, asOf) ?? years(rest, asOf);
  return whole && 'date' in whole && whole.date.kind !== 'day'
    ? { ...whole, note: `“${part.part}” is not kept` }
    : whole;
};

const PART =
  /^(?:the |in )*(?<part>early|mid|middle|late|beginning|start|end|spring|summer|autumn|fall|winter)(?: in| of|,)*(?: the)?(?: year)?[ -](?<rest>.+)$/;

/** The number of a month from its name or the beginning of it. */
export function monthNumber(name: string): number {
  return MONTHS.findIndex(month => month.toLowerCase().startsWith(name.slice(0, 3))) + 1;
}

/** A day, month or year by its numbers, or why there is no such. */
export function calendarDate(parts: Readonly<Record<string, string | undefined>>, asOf: AsOf): Reading {
  const year = fullYear(parts.year ?? '', asOf);
  const month = Number(parts.month ?? 1);
  const day = Number(parts.day ?? 1);
  if (month < 1 || month > 12) return { reason: `There is no month ${month}: 1 to 12 are understood.` };
  const start = isoOf({ year, month, day });
  if (!dayNumbers(start)) return { reason: `There is no ${MONTHS[month - 1]} ${day} in ${year}.` };
  const kind = parts.day ? 'day' : parts.month ? 'month' : 'year';
  return { date: { kind, start, isAbout: false } };
}

/** Two digits mean the latest such year that has begun. */
function fullYear(text: string, { today }: AsOf): number {
  const digits = text.replace("'", '');
  if (digits.length === 4) return Number(digits);
  const century = Number(today.slice(0, 2));
  return Number(digits) + 100 * (Number(digits) > Number(today.slice(2, 4)) ? century - 1 : century);
}
