import type { Share } from '#domain/practice/debrief/coverage.ts';

/** How something went from history to history. */
export type Course = {
  /** After each history the share over the last few, from 0 to 1. */
  readonly points: readonly number[];
  /** The share over the first half of the histories and over the rest; null before there are two. */
  readonly halves: { readonly earlier: number; readonly lately: number } | null;
};

/** One history says little: each point is that of the last so many. */
const SMOOTHED_OVER = 5;

/** How the shares went, in the order of time. */
export function courseOf(shares: readonly Share[]): Course {
  const half = Math.floor(shares.length / 2);
  return {
    points: shares.map((_, place) => partOf(shares.slice(Math.max(0, place + 1 - SMOOTHED_OVER), place + 1))),
    halves:
      half === 0 ? null : { earlier: partOf(shares.slice(0, half)), lately: partOf(shares.slice(half)) },
  };
}

function partOf(shares: readonly Share[]): number {
  const of = shares.reduce((sum, one) => sum + one.of, 0);
  return of === 0 ? 0 : shares.reduce((sum, one) => sum + one.count, 0) / of;
}
