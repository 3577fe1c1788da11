import { expect, test } from 'vitest';
import { calibrationOf } from '#domain/practice/debrief/calibration.ts';

const result = (confidence: number, isRight: boolean) => ({ confidence, isRight });

test('before the first case there is no calibration', () => {
  expect(calibrationOf([])).toBeNull();
});

test('whoever is sure and right is calibrated, whoever is sure and wrong is not', () => {
  expect(calibrationOf([result(1, true)])).toMatchObject({ brier: 0, bias: 0 });
  expect(calibrationOf([result(1, false)])).toMatchObject({ brier: 1, bias: 1 });
  expect(calibrationOf([result(0.5, true), result(0.5, false)])).toMatchObject({ brier: 0.25, bias: 0 });
});

test('cases of like confidence stand together, the surest among the last', () => {
  const calibration = calibrationOf([result(0.9, true), result(1, false), result(0.1, false)]);
  expect(calibration?.bands).toEqual([
    { from: 0, to: 0.2, count: 1, confidence: 0.1, right: 0 },
    { from: 0.8, to: 1, count: 2, confidence: 0.95, right: 0.5 },
  ]);
});
