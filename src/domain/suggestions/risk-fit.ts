import { fitsAge } from '#domain/case/fits-age.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { CaseFacts } from '#domain/suggestions/case-facts.ts';

/** Whether one of the findings can be this patient's, by age and sex; what no finding stands for, anybody can have. */
export function fitsPatient(
  findings: readonly Pick<Finding, 'genderFilter' | 'ages'>[],
  { age, gender }: Pick<CaseFacts, 'age' | 'gender'>,
): boolean {
  const isPossible = (finding: Pick<Finding, 'genderFilter' | 'ages'>) =>
    fitsAge(finding, age) &&
    (finding.genderFilter === 'both' || gender === null || finding.genderFilter === gender.toLowerCase());
  return findings.length === 0 || findings.some(isPossible);
}
