import { describe, expect, it } from 'vitest';
import { type Attempt, askAgain, beginAttempt, changedAttempt } from '#domain/practice/attempt/attempt.ts';
import { isCommitted, mayReplace, rightOf } from '#domain/practice/attempt/two-states.ts';
import type { Line } from '#domain/practice/consultation/consultation.ts';

const NOW = 1_800_000_000_000;
const SETTINGS = { mode: 'learning', minutes: 8, asksThoughts: true } as const;
const BEGUN = beginAttempt({ patientId: 7, settings: SETTINGS, now: NOW, today: '2026-11-23' });

/** The same a minute later, after these questions and an answer to each. */
function asked(before: Attempt, ...questions: readonly string[]): Attempt {
  const lines = questions.flatMap((text): Line[] => [
    { by: 'student', text, asked: [] },
    { by: 'patient', text: 'Yes.', facts: [], held: [], usual: [], cues: [], offers: [] },
  ]);
  const after = { ...before, lines: [...before.lines, ...lines] };
  return changedAttempt(before, after, before.changedAt + 60_000);
}

const SMOKE = asked(BEGUN, 'Do you smoke?');

describe('Of two states of one attempt', () => {
  it('the later is right where it has all that was asked in the earlier', () => {
    const later = asked(SMOKE, 'Any allergies?');
    expect(rightOf(SMOKE, later)).toBe(later);
    expect(rightOf(later, BEGUN)).toBe(later);
  });

  it('none is right where each has asked what the other has not, or the later has asked less', () => {
    const [drink, more] = [asked(BEGUN, 'Do you drink?'), asked(SMOKE, 'Any allergies?')];
    expect(rightOf(more, drink)).toBeNull();
    const noted = changedAttempt(more, { ...SMOKE, notes: 'x' }, NOW);
    expect(rightOf(noted, more)).toBeNull();
  });

  it('a question that was put right is the same question', () => {
    const [line, ...others] = SMOKE.lines;
    const meant = { ...line, asked: ['history:smoking'] } as Line;
    const corrected = changedAttempt(SMOKE, { ...SMOKE, lines: [meant, ...others] }, NOW);
    expect(rightOf(SMOKE, corrected)).toBe(corrected);
  });

  it('one that was committed is right, however much later the other was changed (specification 31.15)', () => {
    const committed: Attempt = { ...SMOKE, stage: 'debrief' };
    const later = asked(SMOKE, 'Any allergies?');
    expect(rightOf(later, committed)).toBe(committed);
    expect(rightOf(committed, later)).toBe(committed);
    expect([later, committed, askAgain(committed, [])].map(isCommitted)).toEqual([false, true, true]);
  });
});

describe('What a device sends', () => {
  const [drink, more] = [asked(BEGUN, 'Do you drink?'), asked(SMOKE, 'Any allergies?')];

  it('takes the place of what it knew the account to have, and of what it goes on from', () => {
    expect(mayReplace(undefined, SMOKE, undefined)).toBe(true);
    expect(mayReplace(drink, more, drink.changedAt)).toBe(true);
    expect(mayReplace(SMOKE, more, undefined)).toBe(true);
  });

  it('does not where the account has a question that it does not know, or has that very state', () => {
    expect(mayReplace(drink, more, BEGUN.changedAt)).toBe(false);
    expect(mayReplace(more, SMOKE, undefined)).toBe(false);
    expect(mayReplace(SMOKE, { ...SMOKE, notes: 'x' }, SMOKE.changedAt)).toBe(false);
  });
});
