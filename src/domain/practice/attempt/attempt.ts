import { type CommitmentDraft, NO_COMMITMENT } from '#domain/practice/attempt/commitment-draft.ts';
import { type Consultation, type Line, toldFacts } from '#domain/practice/consultation/consultation.ts';
import type { Midway } from '#domain/practice/debrief/commitment.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

export const MODES = ['learning', 'exam'] as const;

/** `exam` has a clock and no suggestions, and is taken once. */
export type Mode = (typeof MODES)[number];

export const STAGES = ['consultation', 'commitment', 'debrief', 'left'] as const;

/** Where an attempt stands; `left` once the student begins anew with the same patient. */
export type Stage = (typeof STAGES)[number];

/** What is asked again after the debrief. */
export type AskedAgain = {
  /** How many lines had been said before. */
  readonly from: number;
  /** Ids of the facts that had been missed. */
  readonly missed: readonly string[];
};

/** How a student takes a history from a practice patient. */
export type AttemptSettings = {
  readonly mode: Mode;
  /** How long the clock runs in exam mode. */
  readonly minutes: number;
  /** Whether the student is asked in the middle what they think. */
  readonly asksThoughts: boolean;
};

/** One history taken from one practice patient, from the door to the debrief. */
export type Attempt = {
  readonly patientId: number;
  readonly settings: AttemptSettings;
  readonly beganAt: number;
  /** When anything of it was changed last: of two devices the later one is believed. */
  readonly changedAt: number;
  /** The day it began, as yyyy-mm-dd. */
  readonly today: string;
  readonly stage: Stage;
  readonly lines: readonly Line[];
  readonly notes: string;
  /** What the student thought in the middle; without hypotheses where the question was passed over. */
  readonly midway: Midway | null;
  readonly commitment: CommitmentDraft;
  readonly again: AskedAgain | null;
};

export const LEAST_MINUTES = 3;
export const MOST_MINUTES = 30;

/** What is set before anybody has set it. */
export const USUAL_SETTINGS: AttemptSettings = { mode: 'learning', minutes: 8, asksThoughts: true };

/** After so many questions the student is asked what they think. */
export const THOUGHTS_AFTER = 8;

const MINUTE_MS = 60_000;

type Beginning = {
  readonly patientId: number;
  readonly settings: AttemptSettings;
  readonly now: number;
  readonly today: string;
};

/** The student goes in. */
export function beginAttempt({ patientId, settings, now, today }: Beginning): Attempt {
  return {
    patientId,
    settings,
    beganAt: now,
    changedAt: now,
    today,
    stage: 'consultation',
    lines: [],
    notes: '',
    midway: null,
    commitment: NO_COMMITMENT,
    again: null,
  };
}

/** What an attempt is known by, on every device: nobody begins twice with a patient at the same moment. */
export function attemptId({ patientId, beganAt }: Pick<Attempt, 'patientId' | 'beganAt'>): string {
  return `${patientId}-${beganAt}`;
}

/** The attempt with something changed at this time; a clock that was set back changes nothing of the order. */
export function changedAttempt(before: Attempt, after: Attempt, now: number): Attempt {
  return { ...after, changedAt: Math.max(now, before.changedAt + 1) };
}

/** The attempt of a patient that is gone on with, or looked at again: the last that was not left. */
export function attemptOf(attempts: readonly Attempt[], patientId: number): Attempt | null {
  const own = attempts.filter(attempt => attempt.patientId === patientId && attempt.stage !== 'left');
  return own.toSorted((one, other) => other.beganAt - one.beganAt)[0] ?? null;
}

/** Whether somebody is in the middle of it: not yet committed, or asking again. */
export function isOpen({ stage }: Attempt): boolean {
  return stage === 'consultation' || stage === 'commitment';
}

/** The conversation of an attempt. */
export function consultationOf(
  { today, lines }: Pick<Attempt, 'today' | 'lines'>,
  patient: PracticePatient,
): Consultation {
  return { patient, today, lines };
}

/** What of the clock is left, in milliseconds, not below zero; null where there is none. */
export function timeLeft({ settings, beganAt, again }: Attempt, now: number): number | null {
  if (settings.mode === 'learning' || again !== null) return null;
  return Math.max(0, beganAt + settings.minutes * MINUTE_MS - now);
}

/** Whether it is time to ask the student what they think: once, after so many questions or half of the clock. */
export function isTimeToThink(attempt: Attempt, now: number): boolean {
  const { settings, lines, midway, again } = attempt;
  if (!settings.asksThoughts || midway !== null || again !== null) return false;
  const left = timeLeft(attempt, now);
  const isHalfOver = left !== null && left <= (settings.minutes * MINUTE_MS) / 2;
  return questionsIn(lines) >= THOUGHTS_AFTER || (isHalfOver && lines.length > 0);
}

/** How many questions were understood; what was not is never counted. */
export function questionsIn(lines: readonly Line[]): number {
  return lines.filter(line => line.by === 'student' && line.asked.length > 0).length;
}

/** The student goes back to ask what was missed; the debrief stays that of what was said before the first time. */
export function askAgain(attempt: Attempt, missed: readonly string[]): Attempt {
  const from = attempt.again?.from ?? attempt.lines.length;
  return { ...attempt, stage: 'consultation', again: { from, missed } };
}

/** Which of the facts that are asked for again were told since. */
export function foundAgain({ lines, again }: Pick<Attempt, 'lines' | 'again'>): readonly string[] {
  const told = new Set(toldFacts({ lines }).map(({ factId }) => factId));
  return (again?.missed ?? []).filter(id => told.has(id));
}
