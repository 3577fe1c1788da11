import { expect, test } from 'vitest';
import { personOf, type SpokenIn, topicsOf } from '#domain/practice/understanding/topics.ts';

const after = (...lastIntents: SpokenIn['lastIntents']) => topicsOf({ lastIntents });

test('what was asked last is told, without its finding, and of what kind it was', () => {
  expect(after('attribute:onset:cough')).toEqual(['stage 0', 'after attribute:onset', 'after attribute']);
  expect(after('presence:fever')).toEqual(['stage 0', 'after presence:fever', 'after presence']);
  expect(after()).toEqual([]);
});

test('the two things asked before that are told too, and talk that was said last without being one of them', () => {
  const topics = after('history:smoking', 'presence:fever', 'ice:ideas', 'presence:cough', 'talk:empathy');
  expect(topics).toEqual([
    'stage 1',
    'said talk:empathy',
    'after presence:cough',
    'after presence',
    'earlier ice:ideas',
    'earlier ice',
    'earlier presence:fever',
    'earlier presence',
  ]);
});

test('who is spoken to is told where it is known, in ages that are asked differently', () => {
  const of = (age: number) =>
    personOf({ lastIntents: [], complaint: 'cough', informant: 'self', sex: 'female', age });
  expect(of(1.5)).toEqual(['of cough', 'by self', 'sex female', 'age infant']);
  expect([2, 5, 6, 16, 45, 83].map(age => of(age).at(-1))).toEqual([
    'age child',
    'age child',
    'age youth',
    'age adult',
    'age older',
    'age old',
  ]);
  expect(personOf({ lastIntents: [] })).toEqual([]);
});

test('how far a consultation is, is told by how many things were asked', () => {
  const asked = (count: number) =>
    topicsOf({ lastIntents: Array.from({ length: count }, () => 'presence:fever') });
  expect([1, 3, 8, 15, 30, 60].map(count => asked(count)[0])).toEqual(
    [0, 1, 2, 3, 4, 5].map(stage => `stage ${stage}`),
  );
});
