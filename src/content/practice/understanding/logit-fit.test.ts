import { expect, test } from 'vitest';
import { sharesOf } from '#domain/practice/understanding/logit.ts';
import { fittedWeights } from './logit-fit.ts';

const option = (near: number, long: number, isRight: boolean) => ({ signs: { near, long }, isRight });

const CHOICES = Array.from({ length: 40 }, (_, place) => ({
  options: [option(1, place % 2, place % 10 !== 0), option(0, (place + 1) % 2, place % 10 === 0)],
}));

test('the weights make what is right as likely as it was', () => {
  const weights = fittedWeights(['near', 'long'], CHOICES);
  const [share] = sharesOf(weights, [
    { near: 1, long: 0 },
    { near: 0, long: 0 },
  ]);
  expect(share).toBeGreaterThan(0.8);
  expect(share).toBeLessThan(0.98);
});

test('the same choices give the same weights, and one with nothing right teaches nothing', () => {
  const hopeless = { options: [option(0, 9, false), option(1, 0, false)] };
  expect(fittedWeights(['near', 'long'], CHOICES)).toEqual(fittedWeights(['near', 'long'], CHOICES));
  expect(fittedWeights(['near', 'long'], [hopeless])).toEqual({ near: 0, long: 0 });
});
