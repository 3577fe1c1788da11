import type { Lesson } from '#content/practice/understanding/lessons.ts';
import { randomNumbers } from '#content/practice/understanding/random-numbers.ts';
import { AFTER_QUESTION } from '#domain/practice/understanding/spoken.ts';
import { type OpenLexicon, type Token, wordsOf } from '#domain/practice/understanding/words.ts';

/** One in so many lessons is put together of others. */
const ONE_IN = 8;

const WEIGHT = 0.7;

/** Longer ones are seldom said beside another. */
const LONGEST_OF_SEVERAL = 9;

const LONGEST_NAME = 3;

/** How lists begin. */
const OPENINGS = ['any', 'have you had', 'do you have', 'have you ever had', ''];

/** Several things asked at once, put together of lessons that ask one: questions in a row, and lists of names. */
export function joinedLessons(
  lexicon: OpenLexicon,
  questions: readonly Lesson[],
  names: readonly Lesson[],
): readonly Lesson[] {
  const random = randomNumbers(3);
  const some = <Item>(items: readonly Item[]): readonly Item[] =>
    Array.from({ length: random() < 0.25 ? 3 : 2 }, () => items[Math.floor(random() * items.length)]).filter(
      item => item !== undefined,
    );
  const [or] = wordsOf(lexicon, 'or');
  const openings = OPENINGS.map(opening => wordsOf(lexicon, opening));
  const short = questions.filter(({ tokens }) => tokens.length <= LONGEST_OF_SEVERAL);
  const named = names.filter(({ tokens }) => tokens.length <= LONGEST_NAME);
  const count = Math.floor((questions.length + names.length) / ONE_IN);
  return Array.from({ length: count }, (_, place): Lesson => {
    const isList = place % 2 === 0;
    const all = some(isList ? named : short);
    const opening = isList ? (openings[Math.floor(random() * openings.length)] ?? []) : [];
    const between = isList || random() < 0.3 ? or : AFTER_QUESTION;
    return {
      tokens: [...opening, ...joined(all, { between, isList })],
      asks: [...new Set(all.flatMap(({ asks }) => asks))],
      or: [],
      after: all[0]?.after ?? { lastIntents: [] },
      weight: WEIGHT,
    };
  });
}

/** Of a list, only the last comes behind a word. */
function joined(
  lessons: readonly Lesson[],
  { between, isList }: { readonly between: Token | undefined; readonly isList: boolean },
): readonly Token[] {
  return lessons.flatMap(({ tokens }, place) => {
    const isJoined = place > 0 && (!isList || place === lessons.length - 1);
    return isJoined && between !== undefined ? [between, ...tokens] : tokens;
  });
}
