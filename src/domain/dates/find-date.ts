import { type DateTold, type UnderstoodDate, understandDate } from '#domain/dates/understand-date.ts';

/** A date in a longer line, and the line without it. */
export type FoundDate = UnderstoodDate & { readonly rest: string };

/** As many words as any way of telling a date takes. */
const LONGEST = 9;

/** A number before these counts something else: '2000 mg', 'at 8 am'. */
const COUNTED =
  /^(?:am|pm|a\.m\.?|p\.m\.?|o'clock|h|hrs?|hours?|mg|g|mcg|µg|ug|kg|ml|l|iu|i\.u\.|units?|%|mmol\S*|mmhg|bpm|times?|tablets?|tabs?|capsules?|puffs?|drops?|packs?|cigarettes?|drinks?)\b/i;

/** A phrase that is a date in a field of its own, and more likely something else within a line: '7 days', 'a day'. */
const NOT_WITHIN =
  /^(?:birth|childhood|infancy|teens|adolescence|now|congenital|lifelong|an? (?:day|week|month|year)|(?:(?:about|for|over) )*\d+ ?(?:d|w|days?|weeks?|wks?))$/i;

/** What makes a date the end of a time, or one of two. */
const OTHER_BEFORE = /^(?:until|till|before|after|between|to|and|or|of|than|under|within|least|most|-|–)$/i;
const OTHER_BEHIND = /^(?:(?:until|till|to|or|before|after|later|pregnant|old)\b|[-–]$)/i;

/**
 * Takes a date out of a line such as "hypertension 2012 on ramipril": the longest phrase that is one, of several the
 * first. Undefined where none is understood; dates from and to which something lasted are left alone.
 */
export function findDate(line: string, told: DateTold): FoundDate | undefined {
  const words = line.trim().split(/\s+/);
  const found = places(words.length).flatMap(place => {
    const understood = understandDate(phraseAt(words, place), told);
    return 'reason' in understood ? [] : [{ ...understood, place }];
  });
  const first = found.find(({ place }) => {
    const isWithinOther = found.some(other => holds(other.place, place) && !isFree(words, other.place));
    return !isWithinOther && isFree(words, place);
  });
  return first && { value: first.value, words: first.words, rest: without(words, first.place) };
}

type Place = { readonly from: number; readonly to: number };

/** All runs of words that may be a date, the longest first. */
function places(count: number): Place[] {
  const lengths = Array.from(
    { length: Math.min(LONGEST, count) },
    (_, index) => Math.min(LONGEST, count) - index,
  );
  return lengths.flatMap(length =>
    Array.from({ length: count - length + 1 }, (_, from) => ({ from, to: from + length })),
  );
}

function phraseAt(words: readonly string[], { from, to }: Place): string {
  return words
    .slice(from, to)
    .join(' ')
    .replace(/^[([]|[)\],;:]+$/g, '');
}

/** Whether a phrase can be nothing but a date where it stands. */
function isFree(words: readonly string[], place: Place): boolean {
  const [before = '', behind = ''] = [words[place.from - 1], words[place.to]];
  if (NOT_WITHIN.test(phraseAt(words, place)) || COUNTED.test(behind)) return false;
  return !OTHER_BEFORE.test(before) && !OTHER_BEHIND.test(behind);
}

function holds(outer: Place, inner: Place): boolean {
  return outer.from <= inner.from && outer.to >= inner.to;
}

/** What stands before and behind, with no comma left hanging. */
function without(words: readonly string[], { from, to }: Place): string {
  return [...words.slice(0, from), ...words.slice(to)].join(' ').replace(/^[,;:\s]+|[,;:\s]+$/g, '');
}
