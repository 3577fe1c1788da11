import { expect, test } from 'vitest';
import { binsOf, forecastOf, scoreOf } from '#content/calibration/forecast.ts';

const chances = (...all: number[]) => all.map((chance, i) => ({ id: i + 1, chance }));

test('a forecast knows the leader, the truth and its place', () => {
  expect(forecastOf(chances(0.2, 0.7, 0.1), 1)).toMatchObject({
    leader: 0.7,
    isLeaderRight: false,
    truth: 0.2,
    rank: 2,
  });
});

test('what was called impossible has no place', () => {
  expect(forecastOf(chances(1, 0), 2).rank).toBe(Number.POSITIVE_INFINITY);
});

test('who says 0.75 and is right three times of four is calibrated', () => {
  const forecasts = [1, 1, 1, 2].map(truth => forecastOf(chances(0.75, 0.25), truth));
  expect(scoreOf(forecasts)).toMatchObject({ ece: 0, first: 0.75, three: 1 });
  expect(binsOf(forecasts)).toEqual([{ said: 0.75, right: 0.75, count: 4 }]);
});

test('who says 1 and is wrong half the time errs by a half', () => {
  const forecasts = [1, 2].map(truth => forecastOf(chances(1, 0), truth));
  expect(scoreOf(forecasts).ece).toBe(0.5);
  expect(scoreOf(forecasts).brier).toBe(1);
});
