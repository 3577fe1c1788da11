import { describe, expect, it } from 'vitest';
import { durationText, matchingChoice, readDuration, UNIT_SECONDS } from '#domain/questionnaire/duration.ts';
import { questionOf } from '#tests/examples/questions.ts';

const choices = questionOf(4).choices;

describe('Time-range matching', () => {
  it('counts in seconds: minute 60, hour 3600, day 86400, week 604800, month 30 days, year 365 days', () => {
    expect(UNIT_SECONDS).toEqual({
      seconds: 1,
      minutes: 60,
      hours: 3600,
      days: 86400,
      weeks: 604800,
      months: 2592000,
      years: 31536000,
    });
  });

  it('includes both bounds; where two ranges meet, the first wins', () => {
    expect(matchingChoice(choices, { amount: 0, unit: 'seconds' })?.id).toBe(41);
    expect(matchingChoice(choices, { amount: 20, unit: 'minutes' })?.id).toBe(41);
    expect(matchingChoice(choices, { amount: 1201, unit: 'seconds' })?.id).toBe(42);
    expect(matchingChoice(choices, { amount: 20, unit: 'hours' })?.id).toBe(42);
    expect(matchingChoice(choices, { amount: 100, unit: 'hours' })?.id).toBe(42);
  });

  it('matches nothing outside every range', () => {
    expect(matchingChoice(choices, { amount: 101, unit: 'hours' })).toBeUndefined();
    expect(matchingChoice([], { amount: 1, unit: 'days' })).toBeUndefined();
  });
});

describe('A duration in words', () => {
  it('reads back as it was told', () => {
    const duration = { amount: 2.5, unit: 'hours' } as const;
    expect(readDuration(durationText(duration))).toEqual(duration);
  });

  it('is none where the text says something else', () => {
    for (const text of ['', 'Skipped', '2 moons', 'hours', '2.5.1 hours'])
      expect(readDuration(text)).toBeUndefined();
  });
});
