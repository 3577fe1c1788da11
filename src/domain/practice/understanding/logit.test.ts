import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sharesOf } from './logit.ts';

test('what more speaks for has the larger share, by how much it counts', () => {
  const shares = sharesOf({ near: 1, named: 2 }, [
    { near: 1, named: 0 },
    { near: 0, named: 1 },
  ]);
  expect(shares[1]).toBeCloseTo(Math.E / (1 + Math.E));
  expect(shares[0]).toBeCloseTo(1 / (1 + Math.E));
});

test('a sign without a weight counts nothing, and nothing has no shares', () => {
  expect(
    sharesOf<'near' | 'far'>({ near: 1 }, [
      { near: 1, far: 9 },
      { near: 1, far: 0 },
    ]),
  ).toEqual([0.5, 0.5]);
  expect(sharesOf({ near: 1 }, [])).toEqual([]);
});

test('shares add up to 1, however large the signs', () => {
  const signs = fc.record({ near: fc.double({ min: -500, max: 500, noNaN: true }) });
  fc.assert(
    fc.property(fc.array(signs, { minLength: 1 }), options => {
      const shares = sharesOf({ near: 3 }, options);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }),
  );
});
