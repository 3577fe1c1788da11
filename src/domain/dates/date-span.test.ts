import { describe, expect, it } from 'vitest';
import { compareToldDates, isAfter, spanOf } from '#domain/dates/date-span.ts';

const AS_OF = { today: '2026-11-22', age: 54 };

describe('A told date', () => {
  it.each([
    ['2019-03-12', '2019-03-12', '2019-03-12'],
    ['2020-02', '2020-02-01', '2020-02-29'],
    ['2012~', '2012-01-01', '2012-12-31'],
    ['199X', '1990-01-01', '1999-12-31'],
    ['birth', '1971-11-23', '1972-11-22'],
    ['age:14', '1985-11-23', '1987-11-21'],
    ['age:54', '2025-11-23', '2026-11-22'],
    ['childhood', '1971-11-23', '1986-11-21'],
  ])('%s may be any day from %s to %s', (value, earliest, latest) => {
    expect(spanOf(value, AS_OF)).toEqual({ earliest, latest });
  });

  it('that is an age has no days while that of the patient is unknown', () => {
    expect(spanOf('age:14', { ...AS_OF, age: null })).toBeUndefined();
    expect(spanOf('about ten years ago', AS_OF)).toBeUndefined();
  });

  it('is after another only where that is certain', () => {
    expect(isAfter('2020', '2019-12-31', AS_OF)).toBe(true);
    expect(isAfter('2020-03', '2020', AS_OF)).toBe(false);
    expect(isAfter('2020', '2020-03', AS_OF)).toBe(false);
    expect(isAfter('2021', '2020~', AS_OF)).toBe(false);
    expect(isAfter('2025', '2020~', AS_OF)).toBe(true);
    expect(isAfter('2000', 'age:14', AS_OF)).toBe(true);
    expect(isAfter('2000', 'age:14', { ...AS_OF, age: null })).toBe(false);
    expect(isAfter('2000', 'some time ago', AS_OF)).toBe(false);
  });

  it('is sorted by time, whatever its precision', () => {
    const values = [
      '2019-03-12',
      '2026',
      'age:14',
      '199X',
      '2019-03',
      'childhood',
      '2019',
      'some time ago',
      '',
    ];
    expect(values.toSorted((a, b) => compareToldDates(a, b, AS_OF))).toEqual([
      '',
      'some time ago',
      'childhood',
      'age:14',
      '199X',
      '2019',
      '2019-03',
      '2019-03-12',
      '2026',
    ]);
  });
});
