import { fitsAge } from '#domain/case/fits-age.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { Finding } from '#domain/findings/finding.ts';

/** Whether one of the findings can be this patient's, by age and sex; what no finding stands for, anybody can have. */
export function fitsPatient(
  findings: readonly Pick<Finding, 'genderFilter' | 'ages'>[],
  { gender, ...aged }: Pick<CaseFacts, 'age' | 'ageMonths' | 'gender'>,
): boolean {
  const isPossible = (finding: Pick<Finding, 'genderFilter' | 'ages'>) =>
    fitsAge(finding, aged) &&
    (finding.genderFilter === 'both' || gender === null || finding.genderFilter === gender.toLowerCase());
  return findings.length === 0 || findings.some(isPossible);
}
