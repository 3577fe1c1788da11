import { expect, test } from 'vitest';
import { sharesOf } from '#domain/practice/understanding/logit.ts';
import { fittedWeights } from './logit-fit.ts';

const option = (near: number, long: number, isRight: boolean) => ({ signs: { near, long }, isRight });

const CHOICES = Array.from({ length: 6000 }, (_, place) => ({
  options: [option(1, place % 2, place % 10 !== 0), option(0, (place + 1) % 2, place % 10 === 0)],
}));

const NAMES = ['near', 'long'] as const;

test('the weights make what is right as likely as it was', () => {
  const weights = fittedWeights({ names: NAMES, units: 0 }, CHOICES);
  const [share] = sharesOf(weights, [
    { near: 1, long: 0 },
    { near: 0, long: 0 },
  ]);
  expect(share).toBeGreaterThan(0.8);
  expect(share).toBeLessThan(0.98);
});

/** Right is what is near or long, but not what is both. */
const EITHER = Array.from({ length: 8000 }, (_, place) => {
  const [near, long] = [place % 2, Math.floor(place / 2) % 2];
  return { options: [option(near, long, near !== long), option(0.5, 0.5, near === long)] };
});

test('units learn that a sign counts otherwise beside another, which no sum of signs does', () => {
  const shareOf = (units: number, near: number, long: number) =>
    sharesOf(fittedWeights({ names: NAMES, units }, EITHER), [
      { near, long },
      { near: 0.5, long: 0.5 },
    ])[0] ?? 0;
  expect(shareOf(8, 1, 0)).toBeGreaterThan(0.8);
  expect(shareOf(8, 1, 1)).toBeLessThan(0.2);
  expect(shareOf(0, 1, 0)).toBeLessThan(0.7);
});

test('the same choices give the same weights, and one with nothing right teaches nothing', () => {
  const form = { names: NAMES, units: 4 };
  const hopeless = { options: [option(0, 9, false), option(1, 0, false)] };
  expect(fittedWeights(form, CHOICES)).toEqual(fittedWeights(form, CHOICES));
  const [share] = sharesOf(
    fittedWeights(form, [hopeless]),
    hopeless.options.map(({ signs }) => signs),
  );
  expect(share).toBeCloseTo(0.5);
});
