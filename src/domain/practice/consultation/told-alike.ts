import type { Line } from '#domain/practice/consultation/consultation.ts';

/**
 * Whether two answers come to the same: they tell or hold back the same facts, or the same words where there are none.
 * Which of two questions was meant is then no matter.
 */
export function isToldAlike(one: Line | undefined, other: Line | undefined): boolean {
  if (one?.by !== 'patient' || other?.by !== 'patient') return false;
  const isOfFacts = toldBy(one).length > 0;
  return isOfFacts ? toldBy(one).join() === toldBy(other).join() : one.text === other.text;
}

function toldBy({ facts, held }: Extract<Line, { by: 'patient' }>): readonly string[] {
  return [...facts, ...held].toSorted();
}
