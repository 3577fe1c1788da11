import type { AsOf } from '#domain/dates/as-of.ts';
import { calendarDate, MONTH_NAMES, monthNumber } from '#domain/dates/calendar-dates.ts';
import { daysAfter, monthsAfter } from '#domain/dates/calendar-day.ts';
import type { Reading, WayOfTelling } from '#domain/dates/reading-of.ts';
import { counted } from '#domain/text/counted.ts';

const UNIT = '(?<unit>days?|d|weeks?|wks?|w|months?|mths?|mos?|years?|yrs?|y|decades?)';
const AGO = new RegExp(
  `^(?<lead>in )?(?:(?<count>\\d*\\.?,?\\d+|an?)(?<more> and a half)?|(?<half>half an?)) ?-?${UNIT}(?<half2> and a half)?(?:(?: and|,)? (?<months>\\d{1,2}) months?)?(?: ago| back| before now| earlier| previously| from now)?$`,
);
const UNIT_NAMES: Readonly<Record<string, string>> = { d: 'day', w: 'week', m: 'month', y: 'year' };

/** '10 years ago', '18 months', 'in 2 weeks': as precise as the unit, and about. */
export const longAgo: WayOfTelling = (text, asOf) => {
  const parts = AGO.exec(text)?.groups;
  if (!parts) return undefined;
  const isAhead = parts.lead !== undefined || text.endsWith('from now');
  const unit = parts.unit?.startsWith('decade') ? 'year' : (UNIT_NAMES[parts.unit?.charAt(0) ?? ''] ?? 'day');
  const count = countIn(parts) * (parts.unit?.startsWith('decade') ? 10 : 1);
  const months = Number(parts.months ?? 0);
  if (months > 0) return fromToday({ count: 12 * count + months, unit: 'month', isAhead }, asOf);
  if (unit === 'year' && !Number.isInteger(count)) {
    return fromToday({ count: Math.round(12 * count), unit: 'month', isAhead }, asOf);
  }
  return fromToday({ count: Math.round(count), unit, isAhead }, asOf);
};

type Distance = { readonly count: number; readonly unit: string; readonly isAhead: boolean };

/** Some 120 years. */
const LONGEST: Readonly<Record<string, number>> = { day: 43_800, week: 6_250, month: 1_440, year: 120 };

function fromToday({ count, unit, isAhead }: Distance, { today }: AsOf): Reading {
  const length = counted(count, unit);
  if (count > (LONGEST[unit] ?? 0)) {
    return { reason: `${length} is too long: at most 120 years are understood.` };
  }
  const note = isAhead ? `in ${length}` : `${length} ago`;
  const way = isAhead ? 1 : -1;
  if (unit === 'day' || unit === 'week') {
    const start = daysAfter(today, way * count * (unit === 'week' ? 7 : 1));
    return { date: { kind: 'day', start, isAbout: unit === 'week' }, note };
  }
  const start = monthsAfter(today, way * count * (unit === 'year' ? 12 : 1));
  return unit === 'year'
    ? { date: { kind: 'year', start: `${start.slice(0, 4)}-01-01`, isAbout: true }, note }
    : { date: { kind: 'month', start: `${start.slice(0, 7)}-01`, isAbout: true }, note };
}

function countIn(parts: Readonly<Record<string, string | undefined>>): number {
  if (parts.half) return 0.5;
  const count = /^an?$/.test(parts.count ?? '') ? 1 : Number((parts.count ?? '').replace(',', '.'));
  return count + (parts.more || parts.half2 ? 0.5 : 0);
}

const DAYS_BACK: Readonly<Record<string, number>> = {
  today: 0,
  'this morning': 0,
  tonight: 0,
  now: 0,
  tomorrow: -1,
  yesterday: 1,
  'last night': 1,
  'the day before yesterday': 2,
  'day before yesterday': 2,
};

const BACK: Readonly<Record<string, number>> = { last: 1, this: 0, next: -1 };

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NAMED_MONTH = new RegExp(
  `^(?:(?<which>last|this) )?(?<month>${MONTH_NAMES}|christmas)(?: (?:of )?(?<year>last|this) year)?$`,
);

/** 'today', 'last week', 'this year', 'last March', 'March last year', 'last Monday'. */
export const byToday: WayOfTelling = (text, asOf) => {
  const { today } = asOf;
  const back = DAYS_BACK[text];
  if (back !== undefined) return onDay(daysAfter(today, -back));
  const weekday = WEEKDAYS.indexOf(/^(?:last |this )?(\w+day)$/.exec(text)?.[1] ?? '');
  if (weekday >= 0) return onDay(lastWeekday(weekday, today));
  const which = /^(?<which>last|this|next|the) (?<unit>week|month|year)(?<twice> before last)?$/.exec(
    text,
  )?.groups;
  if (which && (which.which === 'the') === (which.twice !== undefined)) {
    return wholeUnit(which.unit ?? '', which.twice ? 2 : (BACK[which.which ?? ''] ?? 0), today);
  }
  const month = NAMED_MONTH.exec(text)?.groups;
  return month && (month.which || month.year) ? lastMonth(month, asOf) : undefined;
};

function onDay(start: string): Reading {
  return { date: { kind: 'day', start, isAbout: false } };
}

function wholeUnit(unit: string, back: number, today: string): Reading {
  if (unit === 'week') {
    return {
      date: { kind: 'day', start: daysAfter(today, -7 * back), isAbout: true },
      note: `${unitsBack(back)} week`,
    };
  }
  const start = monthsAfter(today, -back * (unit === 'year' ? 12 : 1));
  return unit === 'year'
    ? { date: { kind: 'year', start: `${start.slice(0, 4)}-01-01`, isAbout: false } }
    : { date: { kind: 'month', start: `${start.slice(0, 7)}-01`, isAbout: false } };
}

function unitsBack(back: number): string {
  return ['next', 'this', 'last', 'before last'][back + 1] ?? '';
}

function lastWeekday(weekday: number, today: string): string {
  const back = (new Date(today).getUTCDay() - weekday + 7) % 7 || 7;
  return daysAfter(today, -back);
}

/** The month of that name that was last, or that of this or last year. */
function lastMonth(parts: Readonly<Record<string, string | undefined>>, asOf: AsOf): Reading {
  const month = parts.month === 'christmas' ? 12 : monthNumber(parts.month ?? '');
  const thisYear = Number(asOf.today.slice(0, 4));
  const isPast = month < Number(asOf.today.slice(5, 7));
  const year =
    parts.year === 'this' || parts.which === 'this' || (!parts.year && isPast) ? thisYear : thisYear - 1;
  return calendarDate({ month: String(month), year: String(year) }, asOf);
}
