import { expect, test } from 'vitest';
import { joinedLessons } from '#content/practice/understanding/joined-lessons.ts';
import type { Lesson } from '#content/practice/understanding/lessons.ts';
import { openLexicon, wordsOf } from '#domain/practice/understanding/words.ts';

const lexicon = openLexicon({ same: {}, fillers: [], openers: [], functionWords: [] });

const lesson = (said: string, asks: Lesson['asks'][number]): Lesson => ({
  tokens: wordsOf(lexicon, said),
  asks: [asks],
  or: [],
  after: { lastIntents: [] },
  weight: 1,
});

const QUESTIONS = Array.from({ length: 24 }, (_, place) =>
  lesson(`is there ${'abcdefghijklmnopqrstuvwx'[place]}`, `presence:q${place}`),
);

const NAMES = Array.from({ length: 24 }, (_, place) => lesson(`name${place}`, `presence:n${place}`));

const made = joinedLessons(lexicon, QUESTIONS, NAMES);

test('one lesson in eight more asks several things, and each is one of those it is put together of', () => {
  expect(made).toHaveLength(6);
  const all = new Set([...QUESTIONS, ...NAMES].flatMap(({ asks }) => asks));
  for (const { asks } of made) expect(asks.every(each => all.has(each))).toBe(true);
  expect(Math.max(...made.map(({ asks }) => asks.length))).toBeGreaterThan(1);
});

test('lists are of names with a word before the last, questions stand in a row', () => {
  const lists = made.filter(({ asks: [first] }) => first?.startsWith('presence:n'));
  for (const { tokens, asks } of lists) if (asks.length > 1) expect(tokens.at(-2)?.word).toBe('or');
  expect(lists).toHaveLength(3);
});

test('the same lessons are put together the same', () => {
  expect(joinedLessons(lexicon, QUESTIONS, NAMES)).toEqual(made);
});
