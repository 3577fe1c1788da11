import type { Finding } from '#domain/findings/finding.ts';

/** How one asks for a complaint, in the patient's words: for each of the findings it is the presence of. */
export function howToAsk(findings: readonly Pick<Finding, 'ask'>[]): string {
  return findings.flatMap(({ ask }) => ask ?? []).join(' ');
}
