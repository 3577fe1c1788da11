export const ATTEMPT_UNITS = ['days', 'weeks', 'months', 'years'] as const;

export type AttemptUnit = (typeof ATTEMPT_UNITS)[number];

export const ATTEMPT_LIMITS = { min: 0, max: 999, unit: 'months', rows: 50 } as const;

/** One row of the editor: how long an attempt to quit lasted. */
export type Attempt = { readonly amount: number; readonly unit: AttemptUnit };

/** As many rows as there were attempts: what was typed stays, new rows are blank (specification 20.8). */
export function attemptRows(stored: unknown, count: number): readonly string[] {
  const rows: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const length = Math.min(Math.max(Number.isInteger(count) ? count : 0, 0), ATTEMPT_LIMITS.rows);
  return Array.from({ length }, (_, index) => writeAttempt(readAttempt(rows[index])));
}

/** Reads 'N unit'; anything else is a blank row of months. */
export function readAttempt(text: unknown): Attempt {
  const match = /^(\d+) (days|weeks|months|years)$/.exec(String(text ?? ''));
  const unit = ATTEMPT_UNITS.find(candidate => candidate === match?.[2]);
  return match && unit ? { amount: Number(match[1]), unit } : { amount: 0, unit: ATTEMPT_LIMITS.unit };
}

/** 'N unit', the amount at most 999. */
export function writeAttempt({ amount, unit }: Attempt): string {
  return `${Math.min(Math.max(Math.round(amount), 0), ATTEMPT_LIMITS.max)} ${unit}`;
}
