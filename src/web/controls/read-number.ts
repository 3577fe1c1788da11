type Limits = { readonly min: number; readonly max: number; readonly isWhole?: boolean };

/**
 * The number that typed text stands for, kept within the limits.
 * Empty text is no number (null); anything that is not a number becomes 0, or the lowest allowed value.
 */
export function readNumber(text: string, { min, max, isWhole = true }: Limits): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const parsed = isWhole ? Number.parseInt(trimmed, 10) : Number.parseFloat(trimmed);
  const number = Number.isNaN(parsed) ? 0 : parsed;
  return Math.min(max, Math.max(min, number));
}

/** A number one step up or down, on the step's own grid: 0.1 + 0.2 is 0.3. */
export function stepNumber(value: number | null, by: number, { min, max }: Limits): number {
  const next = Math.round(((value ?? 0) + by) * 1000) / 1000;
  return Math.min(max, Math.max(min, next));
}
