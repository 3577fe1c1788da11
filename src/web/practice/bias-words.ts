import type { Calibration } from '#domain/practice/debrief/calibration.ts';

/** Less than so much too sure or too unsure is neither. */
const HARDLY = 0.05;

/** Fewer cases say nothing of how somebody judges. */
const LEAST_CASES = 5;

/** How confidence fits the outcome, in a sentence. */
export function biasWords({ bias, count }: Pick<Calibration, 'bias' | 'count'>): string {
  if (count < LEAST_CASES) return 'Too few cases to say whether you are too sure.';
  if (Math.abs(bias) < HARDLY) return 'You are about as sure as you are right.';
  return bias > 0 ? 'You are surer than you are right.' : 'You are right more often than you believe.';
}
