import type { CaseFacts } from '#domain/suggestions/case-facts.ts';
import type { RiskFactor } from '#domain/suggestions/knowledge.ts';

type Fit = {
  readonly label: RegExp;
  readonly gender?: CaseFacts['gender'];
  /** Years, both inclusive. */
  readonly from?: number;
  readonly to?: number;
};

/** Risk factors that only some patients can have; a relative can have any, so the family is not asked here. */
const FITS: readonly Fit[] = [
  { label: /pregnan|childbirth|caesarean/i, gender: 'Female', from: 12, to: 60 },
  { label: /hormonal contraception/i, gender: 'Female', from: 12, to: 55 },
  { label: /hormone replacement/i, gender: 'Female', from: 35 },
  { label: /endometriosis|polycystic ovar|hysterectomy/i, gender: 'Female', from: 12 },
  { label: /prostate/i, gender: 'Male', from: 35 },
  { label: /testic/i, gender: 'Male' },
  { label: /bottle feeding/i, to: 3 },
  { label: /born early|vaccinations/i, to: 17 },
  { label: /sexual|unprotected sex/i, from: 13 },
  { label: /smoking|vaping|alcohol|cannabis|cocaine|injecting|caffeine/i, from: 12 },
  { label: /at work|night work|heavy lifting|health or social care/i, from: 15 },
];

/** Whether it makes sense to ask this patient about the risk factor, by age and sex. */
export function fitsPatient(
  { label, section }: Pick<RiskFactor, 'label' | 'section'>,
  { age, gender }: Pick<CaseFacts, 'age' | 'gender'>,
): boolean {
  if (section === 'family') return true;
  return FITS.filter(fit => fit.label.test(label)).every(
    ({ gender: sex, from = 0, to = 150 }) =>
      (sex === undefined || gender === null || gender === sex) &&
      (age === null || (age >= from && age <= to)),
  );
}
