import type { Finding } from '#domain/findings/finding.ts';
import { knownFindings } from '#domain/findings/known-findings.ts';
import { recordedFindings } from '#domain/findings/recorded-findings.ts';
import { type CaseSaid, statementsOf } from '#domain/findings/statements.ts';

/** Keys of the findings that a case tells, and of those it denies. */
export type ToldFindings = { readonly present: readonly string[]; readonly denied: readonly string[] };

/** What was told or denied anywhere, past history included. */
export function toldFindings(said: CaseSaid, vocabulary: readonly Finding[]): ToldFindings {
  const known = [...knownFindings(statementsOf(said, vocabulary))];
  const keys = (wanted: boolean) =>
    known.flatMap(([key, { isPresent }]) => (isPresent === wanted ? key : []));
  return {
    present: [...new Set([...keys(true), ...recordedFindings(said.record, vocabulary)])],
    denied: keys(false),
  };
}
