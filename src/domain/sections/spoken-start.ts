import type { AsOf } from '#domain/dates/as-of.ts';
import { findDate } from '#domain/dates/find-date.ts';
import { COURSE_UNITS } from '#domain/sections/course-duration.ts';
import { GAP, NUMBER, numberText, REASONS, refused, withGap } from '#domain/sections/medicine-words.ts';

const START = [
  /\b(?:since|starting|started|began|begun)\s(?:in\s|on\s)?[^,;|]*?(?=\sfor\s|[,;|]|$)/i,
  /\bfor (?:the )?(?:last|past)\s[^,;|]*?(?=\sfor\s|[,;|]|$)/i,
  /(?:\b(?:about|around)\s)?\b[\w-]+\s(?:years?|months?|weeks?|days?)\sago\b/i,
  /\b(?:in|from)\s(?:[a-z]+\s)?(?:19|20)\d\d\b/i,
] as const;

/** Takes out when it began. */
export function takeStart(line: string, asOf: AsOf | undefined) {
  const match = START.map(pattern => pattern.exec(line)).find(found => found !== null);
  if (!match) return { startDate: '', left: line, rest: [] };
  const said = match[0];
  const date = asOf && findDate(asAgo(said), asOf);
  const left = withGap(line, match.index, said.length);
  if (!date) return { startDate: '', left, rest: refused(said.trim(), REASONS.start) };
  return { startDate: date.value, left: `${left} ${GAP} ${date.rest}`, rest: [] };
}

/** 'for the last 3 years' began 3 years ago. */
function asAgo(said: string): string {
  const span = /^for (?:the )?(?:last|past)\s(.*)$/i.exec(said)?.[1];
  if (span === undefined) return said.replace(/^(?:starting|started|began|begun)\s/i, '');
  return /^(?:year|month|week)$/i.test(span.trim()) ? `1 ${span.trim()} ago` : `${span} ago`;
}

const COURSE = new RegExp(
  String.raw`\b(?:for|x)\s?(${NUMBER}|a)\s?(day|week|month|year|wk|yr|mth)s?\b|\b(\d{1,3})[- ](day|week|month)\scourse\b|(?:\b(?:for|x)\s?|\s)(\d{1,2})\/(7|52|12)(?=[\s,;|]|$)`,
  'i',
);

const FULL_UNITS: Readonly<Record<string, string>> = {
  wk: 'week',
  yr: 'year',
  mth: 'month',
  '7': 'day',
  '52': 'week',
  '12': 'month',
};

/** Takes out how long it is taken. */
export function takeCourse(line: string): { readonly duration: string; readonly left: string } {
  const ongoing = /\b(?:long[- ]term|lifelong|for life|indefinitely|ongoing)\b/i.exec(line);
  if (ongoing) return { duration: 'Ongoing', left: withGap(line, ongoing.index, ongoing[0].length) };
  const match = COURSE.exec(line);
  if (!match) return { duration: '', left: line };
  const said = (match[2] ?? match[4] ?? match[6] ?? '').toLowerCase();
  const count = (match[1] ?? match[3] ?? match[5] ?? '').replace(/^a$/i, '1');
  const unit = COURSE_UNITS.find(each => each === `${FULL_UNITS[said] ?? said}s`) ?? COURSE_UNITS[0];
  return { duration: `${numberText(count)} ${unit}`, left: withGap(line, match.index, match[0].length) };
}
