/** Less than so much too sure or too unsure is neither. */
const HARDLY = 0.05;

/** How confidence fits the outcome, in a sentence. */
export function biasWords(bias: number): string {
  if (Math.abs(bias) < HARDLY) return 'You are about as sure as you are right.';
  return bias > 0 ? 'You are surer than you are right.' : 'You are right more often than you believe.';
}
