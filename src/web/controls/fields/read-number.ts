export type NumberLimits = { readonly min: number; readonly max: number; readonly isWhole: boolean };

/**
 * The number that typed text stands for, kept within the limits and to tenths, or to whole numbers.
 * Empty text is no number (null); anything that is not a number becomes 0, or the lowest allowed value.
 */
export function readNumber(text: string, { min, max, isWhole }: NumberLimits): number | null {
  if (text.trim() === '') return null;
  const parsed = Number.parseFloat(withPoint(text));
  const number = Number.isNaN(parsed) ? 0 : parsed;
  const settled = isWhole ? Math.trunc(number) : Math.round(number * 10) / 10;
  return Math.min(max, Math.max(min, settled));
}

/** What to say where the number that counts is another than the one that was typed. */
export function changeOf(text: string, limits: NumberLimits): string | undefined {
  const counted = readNumber(text, limits);
  const typed = Number(withPoint(text));
  if (counted === null || typed === counted) return undefined;
  return `${reasonFor(typed, limits)} This counts as ${counted}.`;
}

/** A number one step up or down, on the step's own grid: 0.1 + 0.2 is 0.3. */
export function stepNumber(
  value: number | null,
  by: number,
  { min, max }: Pick<NumberLimits, 'min' | 'max'>,
): number {
  const next = Math.round(((value ?? 0) + by) * 1000) / 1000;
  return Math.min(max, Math.max(min, next));
}

function reasonFor(typed: number, { min, max, isWhole }: NumberLimits): string {
  if (Number.isNaN(typed)) return 'Please enter a number.';
  if (typed > max) return `At most ${max}.`;
  if (typed < min) return `At least ${min}.`;
  return isWhole ? 'Whole numbers only.' : 'One decimal only.';
}

function withPoint(text: string): string {
  return text.trim().replace(',', '.');
}
