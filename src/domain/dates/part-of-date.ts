import { tenYears } from '#domain/dates/ages.ts';
import { byName, inNumbers, years } from '#domain/dates/calendar-dates.ts';
import type { WayOfTelling } from '#domain/dates/reading-of.ts';
import { byToday } from '#domain/dates/relative-dates.ts';

const PART =
  /^(?:the |in )*(?<part>early|earlier|mid|middle|late|later|beginning|start|end|spring|summer|autumn|fall|winter)(?: in| of|,)*(?: the)?(?: year)?[ -](?<rest>.+)$/;

/** 'early 2012', 'spring 2012', 'the end of last year': the month or year alone, and that the rest is not kept. */
export const partOfDate: WayOfTelling = (text, asOf) => {
  const { part, rest = '' } = PART.exec(text)?.groups ?? {};
  const ways = [byName, inNumbers, years, byToday, tenYears];
  const whole = ways.map(way => way(rest, asOf)).find(Boolean);
  if (!whole || 'reason' in whole || whole.date.kind === 'day') return whole;
  return { ...whole, note: `“${part}” is not kept` };
};
