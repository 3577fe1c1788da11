import { atAge, stageOfLife, tenYears } from '#domain/dates/ages.ts';
import type { AsOf } from '#domain/dates/as-of.ts';
import { byName, inNumbers, years } from '#domain/dates/calendar-dates.ts';
import { birthSpan, isAfter, spanOf } from '#domain/dates/date-span.ts';
import { dateText, dateWords, sinceWords } from '#domain/dates/date-words.ts';
import { partOfDate } from '#domain/dates/part-of-date.ts';
import { plainPhrase } from '#domain/dates/plain-phrase.ts';
import type { Reading, WayOfTelling } from '#domain/dates/reading-of.ts';
import { byToday, longAgo } from '#domain/dates/relative-dates.ts';
import { readToldDate, type ToldDate, writeToldDate } from '#domain/dates/told-date.ts';
import { whyVague } from '#domain/dates/vague-dates.ts';

/** A date as it is stored, and in the words in which it was understood. */
export type UnderstoodDate = { readonly value: string; readonly words: string };

/** Why it is no date that can be kept, in a sentence that helps. */
export type RefusedDate = { readonly reason: string };

/** When and of whom the date is told. */
export type DateTold = AsOf & {
  /** The date of something that is planned: it may lie in the future. */
  readonly mayBeFuture?: boolean;
};

const FIRST_YEAR = 1900;

/** Nobody tells a date in more letters. */
const LONGEST = 100;

const WAYS: readonly WayOfTelling[] = [
  text => storedDate(text),
  atAge,
  stageOfLife,
  tenYears,
  byToday,
  longAgo,
  inNumbers,
  byName,
  years,
  partOfDate,
];

const ABOUT_BEFORE =
  /^(?:(?:about|around|roughly|approximately|approx\.?|circa|ca\.?|c\.|maybe|perhaps|probably|possibly|i think|i guess|sometime|some time|some|almost|nearly|just over|just under|a good|or so) |~ ?|c(?=\d))/;
const ABOUT_BEHIND =
  /(?: ?\?| ?~|-?ish| (?:or so|or thereabouts|approximately|approx|roughly|about|i think|i guess|maybe|perhaps|probably))$/;
/** 'at about the age of 14', 'ten or so years ago'. */
const ABOUT_WITHIN = /(?<=^(?:at|from|since)) (?:about|around|roughly|approximately)(?= the )| or so(?= )/;
const PLAIN_BEHIND = /(?<=^from .+) on$| (?:onwards?|now|already)$/;
const PLAIN_BEFORE =
  /^(?:it was|it is|that was|it (?:started|began)|started|began|diagnosed|noticed|known|(?:way )?back(?= in )|since|from|in|on|during|for|over|the year|year|yr|the|when (?:i|he|she|they) (?:was|were)(?= in )|(?:last|past)(?= \d))(?:,? )/;
/** What this program adds to its own words, and people to theirs. */
const NOTE =
  / \((?:day first|month first|.* ago|in \d+ .*|“.*” is not kept|(?:next|this|last|before last) week|at [\d.]+ .*)\)$/;

/**
 * Understands a date as a patient tells it, in any usual form. What may mean two things is asked back or told in the
 * words; nothing is guessed silently.
 */
export function understandDate(text: string, told: DateTold): UnderstoodDate | RefusedDate {
  const phrase = plainPhrase(text.replace(NOTE, ''));
  const reading = phrase.length > LONGEST ? undefined : readingOf(phrase, told);
  if (!reading) return { reason: whyVague(phrase) };
  if ('reason' in reading) return reading;
  const value = writeToldDate(reading.date);
  const reason = impossible(reading.date, told);
  if (reason !== undefined) return { reason };
  const words = /^since\b/.test(phrase) && !('start' in reading.date) ? sinceWords(value) : undefined;
  return { value, words: `${words ?? toldText(value)}${reading.note ? ` (${reading.note})` : ''}` };
}

/** A stored date as one would type it: understood again, it is the same. Other words stay as they are. */
export function toldText(value: string): string {
  const date = readToldDate(value);
  if (!date || 'start' in date || date.kind === 'decade') return dateText(value);
  return dateWords(value) ?? value;
}

function readingOf(phrase: string, told: DateTold): Reading | undefined {
  for (const way of WAYS) {
    const reading = way(phrase, told);
    if (reading) return reading;
  }
  const about = phrase.replace(ABOUT_BEHIND, '').replace(ABOUT_BEFORE, '').replace(ABOUT_WITHIN, '');
  if (about !== phrase) return roughly(readingOf(about, told));
  const plain = phrase.replace(PLAIN_BEHIND, '').replace(PLAIN_BEFORE, '');
  return plain === phrase ? undefined : readingOf(plain, told);
}

function storedDate(text: string): Reading | undefined {
  const date = readToldDate(text.replace(/x$/, 'X'));
  return date && { date };
}

function roughly(reading: Reading | undefined): Reading | undefined {
  if (!reading || 'reason' in reading || !('isAbout' in reading.date)) return reading;
  return { ...reading, date: { ...reading.date, isAbout: true } };
}

/** Why this cannot be, by the calendar and by the patient's age. */
function impossible(date: ToldDate, told: DateTold): string | undefined {
  const { age, today } = told;
  const value = writeToldDate(date);
  if (date.kind === 'age' || date.kind === 'ages') {
    const years = date.kind === 'age' ? date.years : date.from;
    if (age !== null && years > age) return `The patient is ${age}: the age of ${years} is still to come.`;
    return years > 120 ? `Nobody is known to have been ${years} years old.` : undefined;
  }
  const span = spanOf(value, told);
  if (!span) return undefined;
  if (Number(span.earliest.slice(0, 4)) < FIRST_YEAR)
    return `Only years from ${FIRST_YEAR} on are understood.`;
  if (span.earliest > today && !told.mayBeFuture) return `${capital(dateText(value))} is in the future.`;
  const birth = birthSpan(told);
  if (!birth || !isAfter(birth.earliest, value, told)) return undefined;
  return `The patient is ${age}: ${dateText(value)} is before the birth.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
