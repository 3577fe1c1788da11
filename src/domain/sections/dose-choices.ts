/** What of a product says how it is dosed. */
type Dosed = {
  readonly doseUnit: string;
  readonly strengths: readonly string[];
  readonly usualDose: string;
};

const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'tablet(s)': [1, 2],
  'capsule(s)': [1, 2],
  'puff(s)': [1, 2],
  'spray(s)': [1, 2],
  'drop(s)': [1, 2],
  'sachet(s)': [1, 2],
  ml: [5, 10, 15],
};

/** The doses that a product makes likely, to be chosen by one tap; none where each patient has a dose of their own. */
export function doseChoices({ doseUnit, strengths, usualDose }: Dosed): readonly string[] {
  const isMeasured = strengths.some(strength => strength.endsWith(` ${doseUnit}`));
  const isRate = doseUnit === 'patch(es)';
  const counted = (COUNTS[doseUnit] ?? []).map(count => `${count} ${doseUnit}`);
  const doses = isMeasured || isRate ? strengths : counted;
  return [...new Set([...doses, usualDose])].filter(dose => dose !== '');
}
