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
  /^(?:birth|now|congenital|lifelong|(?:(?:about|for) )*(?:\d+|an?) ?(?:d|w|days?|weeks?|wks?|month|year))$/i;

/** What makes a date the end of a time, or one of two. */
const END_BEFORE = /^(?:until|till|before|after|between|to|-|–)$/i;
const END_BEHIND = /^(?:until|till|to|-|–)$/i;

/**
 * Takes a date out of a line such as "hypertension 2012 on ramipril": the longest phrase that is one, of several the
 * first. Undefined where none is understood.
 */
export function findDate(line: string, told: DateTold): FoundDate | undefined {
  const words = line.trim().split(/\s+/);
  for (let length = Math.min(LONGEST, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const found = dateAt(words, { from, length }, told);
      if (found) return found;
    }
  }
  return undefined;
}

type Place = { readonly from: number; readonly length: number };

function dateAt(words: readonly string[], { from, length }: Place, told: DateTold): FoundDate | undefined {
  const phrase = words
    .slice(from, from + length)
    .join(' ')
    .replace(/^[([]|[)\],;:]+$/g, '');
  const behind = words.slice(from + length);
  const [next = ''] = behind;
  if (NOT_WITHIN.test(phrase) || COUNTED.test(next) || END_BEHIND.test(next)) return undefined;
  if (END_BEFORE.test(words[from - 1] ?? '')) return undefined;
  const understood = understandDate(phrase, told);
  return 'reason' in understood
    ? undefined
    : { ...understood, rest: withoutGap(words.slice(0, from), behind) };
}

/** What stood before and behind, with no comma or bracket left hanging. */
function withoutGap(before: readonly string[], behind: readonly string[]): string {
  return [...before, ...behind].join(' ').replace(/^[,;:\s]+|[,;:\s]+$/g, '');
}
