import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  fullDate,
  inMonth,
  isDay,
  monthGrid,
  monthOf,
  weekEdge,
  yearsAround,
} from './calendar.ts';

const day = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2150-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10));

describe('the date picker', () => {
  it('shows a grid of 42 consecutive days that begins on a Sunday and holds the month', () => {
    fc.assert(
      fc.property(day, iso => {
        const grid = monthGrid(iso);
        expect(grid).toHaveLength(42);
        expect(grid).toContain(iso);
        expect(grid[0]).toBe(weekEdge(grid[0] ?? '', 'first'));
        expect(grid.every((cell, index) => index === 0 || cell === addDays(grid[index - 1] ?? '', 1))).toBe(
          true,
        );
      }),
    );
  });

  it('lists 201 years, from 100 before the shown one to 100 after', () => {
    const years = yearsAround(2026);
    expect([years.length, years[0], years.at(-1)]).toEqual([201, 1926, 2126]);
  });

  it('shows the full date', () => {
    expect(fullDate('2026-11-21')).toBe('Saturday, November 21, 2026');
  });

  it('keeps to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
    expect(inMonth('2026-05-31', 2026, 5)).toBe('2026-06-30');
  });

  it('always lands in the month that was asked for', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (iso, months) => {
        expect(monthOf(addMonths(iso, months))).toBe((((monthOf(iso) + months) % 12) + 12) % 12);
      }),
    );
  });

  it('knows which days exist', () => {
    expect(isDay('2024-02-29')).toBe(true);
    expect(['2023-02-29', '2026-13-01', '', 'today'].some(isDay)).toBe(false);
  });
});
