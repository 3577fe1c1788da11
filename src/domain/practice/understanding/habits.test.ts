import { expect, test } from 'vitest';
import { likelyAfter, openHabits, timesAsked } from './habits.ts';

const habits = openHabits([
  { intent: 'history:smoking', after: null },
  { intent: 'history:smoking-amount', after: 'history:smoking' },
  { intent: 'history:smoking-amount', after: 'history:smoking' },
  { intent: 'history:alcohol', after: 'history:smoking' },
  { intent: 'attribute:severity', after: 'attribute:onset:cough' },
]);

test('what is asked is counted', () => {
  expect(timesAsked(habits, 'history:smoking-amount')).toBe(2);
  expect(timesAsked(habits, 'history:pets')).toBe(0);
});

test('what often follows is likelier to follow, and nothing is impossible', () => {
  const after = (intent: Parameters<typeof likelyAfter>[2]) => likelyAfter(habits, 'history:smoking', intent);
  expect(after('history:smoking-amount')).toBeGreaterThan(after('history:alcohol'));
  expect(after('history:alcohol')).toBeGreaterThan(after('history:pets'));
  expect(after('history:pets')).toBeGreaterThan(0);
});

test('an attribute follows alike whatever symptom it is of, and before anything was asked all follow alike', () => {
  expect(likelyAfter(habits, 'attribute:onset', 'attribute:severity:fever')).toBe(
    likelyAfter(habits, 'attribute:onset:cough', 'attribute:severity'),
  );
  expect(likelyAfter(habits, undefined, 'history:pets')).toBe(
    likelyAfter(habits, undefined, 'history:smoking'),
  );
});
