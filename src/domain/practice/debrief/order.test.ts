import { expect, test } from 'vitest';
import { readOf, type Talk } from '#domain/practice/debrief/debrief.fixture.ts';
import { orderOf } from '#domain/practice/debrief/order.ts';

const LEFT: Talk = [
  ['What is it like?', 'attribute:character'],
  ['Do you smoke?', 'history:smoking'],
];

const returnsAfter = (...talk: Talk) => orderOf(readOf([...LEFT, ...talk])).returns.length;

test('a question that goes back for no reason is a jump', () => {
  expect(returnsAfter(['Who is at home?', 'history:home'], ['When did it begin?', 'attribute:onset'])).toBe(
    1,
  );
});

test('one question in between leaves no part', () => {
  expect(returnsAfter(['When did it begin?', 'attribute:onset'])).toBe(0);
});

test('putting right what was taken for something else, or was not understood, is no jump back', () => {
  expect(returnsAfter(['No, I meant when did it begin?', 'attribute:onset'])).toBe(0);
  expect(returnsAfter(['Since when?'], ['When did it begin?', 'attribute:onset'])).toBe(0);
});

test('taking up what was told is no jump back, nor is one that was announced', () => {
  expect(returnsAfter(['You said it presses. When did it begin?', 'attribute:onset'])).toBe(0);
  expect(returnsAfter(['I want to circle back to it. When did it begin?', 'attribute:onset'])).toBe(0);
  const home: Talk = [
    ['Who is at home?', 'history:home'],
    ['When did Ben feel it?', 'attribute:onset'],
  ];
  expect(returnsAfter(...home)).toBe(0);
});
