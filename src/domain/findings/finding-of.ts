import { ALL_AGES } from '#domain/case/fits-age.ts';
import type { Finding } from '#domain/findings/finding.ts';

/** A finding of anybody, of which nothing is known but what is said here: a symptom that is nobody's complaint. */
export function findingOf(said: Partial<Finding> & Pick<Finding, 'key' | 'name'>): Finding {
  return {
    words: said.name.toLowerCase(),
    synonyms: [],
    ask: null,
    kind: 'symptom',
    complaintId: null,
    section: null,
    riskId: null,
    genderFilter: 'both',
    ages: ALL_AGES,
    ...said,
  };
}
