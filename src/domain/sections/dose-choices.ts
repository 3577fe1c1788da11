import { frequencyWords } from '#domain/sections/medication.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { oneOfMany } from '#domain/text/one-of-many.ts';

/** What of a product says how it is dosed. */
type Dosed = {
  readonly doseUnit: string;
  readonly strengths: readonly string[];
  readonly usualDose: string;
  readonly usualFrequency: string;
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
export function doseChoices({
  doseUnit,
  strengths,
  usualDose,
}: Omit<Dosed, 'usualFrequency'>): readonly string[] {
  const isMeasured = strengths.some(strength => strength.endsWith(` ${doseUnit}`));
  const isRate = doseUnit === 'patch(es)';
  const counted = (COUNTS[doseUnit] ?? []).map(count => `${count} ${doseUnit}`);
  const doses = isMeasured || isRate ? strengths : counted;
  return [...new Set([...doses, usualDose])].filter(dose => dose !== '');
}

/** 'usually 5 mg, once a day': what is usual of a product, for whoever is still learning it. */
export function usually({ usualDose, usualFrequency }: Pick<Dosed, 'usualDose' | 'usualFrequency'>): string {
  const said = [oneOfMany(usualDose), inSentence(frequencyWords(usualFrequency))].filter(part => part !== '');
  return said.length === 0 ? '' : `usually ${said.join(', ')}`;
}
