/** One line of the benchmark's table; `aim` says what is good enough, and `isMet` whether it was reached. */
export type Row = {
  readonly what: string;
  readonly figure: string;
  readonly aim?: string;
  readonly isMet?: boolean;
};

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
