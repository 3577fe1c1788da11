import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './logit.ts';

test('what more speaks for has the larger share, by how much it counts', () => {
  const shares = sharesOf({ counts: { near: [1], named: [2] }, units: [] }, [
    { near: 1, named: 0 },
    { near: 0, named: 1 },
  ]);
  expect(shares[1]).toBeCloseTo(Math.E / (1 + Math.E));
  expect(shares[0]).toBeCloseTo(1 / (1 + Math.E));
});

test('a unit adds what it says as far as it hears signs, and no more than that', () => {
  const weights = { counts: { near: [0, 1] }, units: [{ threshold: 0, says: 2 }] };
  const [, little = 0, much = 0] = sharesOf(weights, [{ near: 0 }, { near: 0.5 }, { near: 99 }]).map(
    Math.log,
  );
  const [none = 0] = sharesOf(weights, [{ near: 0 }, { near: 0.5 }, { near: 99 }]).map(Math.log);
  expect(little - none).toBeCloseTo(2 * Math.tanh(0.5));
  expect(much - none).toBeCloseTo(2);
});

test('a sign without a weight counts nothing, and nothing has no shares', () => {
  expect(
    sharesOf<'near' | 'far'>({ counts: { near: [1] }, units: [] }, [
      { near: 1, far: 9 },
      { near: 1, far: 0 },
    ]),
  ).toEqual([0.5, 0.5]);
  expect(sharesOf({ counts: { near: [1] }, units: [] }, [])).toEqual([]);
});

test('shares add up to 1, however large the signs', () => {
  const signs = fc.record({ near: fc.double({ min: -500, max: 500, noNaN: true }) });
  const weights = { counts: { near: [3, 1] }, units: [{ threshold: 1, says: -2 }] };
  fc.assert(
    fc.property(fc.array(signs, { minLength: 1 }), options => {
      const shares = sharesOf(weights, options);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }),
  );
});
