import type { Choice, TimeRange, TimeUnit } from '#domain/questionnaire/question.ts';

/** Seconds in each unit; a month has 30 days, a year 365 (specification 9.15). */
export const UNIT_SECONDS: Readonly<Record<TimeUnit, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3_600,
  days: 86_400,
  weeks: 604_800,
  months: 2_592_000,
  years: 31_536_000,
};

export const DURATION_LIMITS = { step: 0.1, max: 999, unit: 'days' } as const;

export type Duration = { readonly amount: number; readonly unit: TimeUnit };

/** The choice whose range contains the duration, both bounds inclusive; of two that meet, the first. */
export function matchingChoice(choices: readonly Choice[], duration: Duration): Choice | undefined {
  const seconds = duration.amount * UNIT_SECONDS[duration.unit];
  return choices.find(choice => choice.ranges.some(range => contains(range, seconds)));
}

/** Reads '2.5 hours' back into amount and unit; undefined when it is no duration. */
export function readDuration(text: string): Duration | undefined {
  const match = /^(\d+(?:\.\d+)?) ([a-z]+)$/.exec(text);
  const unit = match?.[2];
  return match && isUnit(unit) ? { amount: Number(match[1]), unit } : undefined;
}

/** '2.5 hours': how a duration answer is told. */
export function durationText({ amount, unit }: Duration): string {
  return `${amount} ${unit}`;
}

function contains({ min, max, unit }: TimeRange, seconds: number): boolean {
  return seconds >= min * UNIT_SECONDS[unit] && seconds <= max * UNIT_SECONDS[unit];
}

function isUnit(unit: string | undefined): unit is TimeUnit {
  return unit !== undefined && unit in UNIT_SECONDS;
}
