import { dateWords, sinceWords } from '#domain/dates/date-words.ts';

/** What a value says in a sentence, a date as it is stored; empty where it says nothing worth a word. */
export type Wording = (value: string, entry: Readonly<Record<string, unknown>>) => string;

/**
 * A field and how its value stands in the sentence: '…' is the value with its options in lower case, '{}' the value as
 * it is written; words without either tell a flag that is set. A clause brings its own comma or space.
 */
export type Clause<Name extends string = string> = readonly [field: Name, words: string | Wording];

/** The clauses whose fields say something are joined; a sentence of none is left out. */
export type Sentence<Name extends string = string> = readonly Clause<Name>[];

export const NOTES = [['notes', '{}']] as const satisfies Sentence;

/** 'None' is what the form starts with and somebody left standing. */
export const COMPLICATIONS = [
  ['complications', value => (/^none$/i.test(value) ? 'without complications' : `complicated by ${value}`)],
] as const satisfies Sentence;

/** ' in 2012', ' on May 1, 2010', ' at the age of 14'; the words of an older case follow as they are. */
export const on: Wording = date => afterwards(dateWords(date), date);

/** ' since 2012', ' since childhood': the beginning of what is still there. */
export const since: Wording = date => afterwards(sinceWords(date), date);

function afterwards(words: string | undefined, date: string): string {
  return words === undefined ? `, ${date}` : ` ${words}`;
}

/** '0 days', '0 years': somebody entered a zero. */
export function isZero(value: string): boolean {
  return value.startsWith('0 ');
}

/** 'once', 'twice', '3 times'. */
export function timesOf(count: string): string {
  if (count === '1') return 'once';
  return count === '2' ? 'twice' : `${count} times`;
}
