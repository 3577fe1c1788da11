const CIGARETTES_A_PACK = 20;
const MONTHS_A_YEAR = 12;
const WEEKS_A_YEAR = 52;
const DAYS_A_YEAR = 365;

/**
 * Pack years: cigarettes per day divided by 20, or packs per day when counted in packs, times years, rounded to one
 * decimal; months are divided by 12 (specification 20.6). Amount and duration are free text; the numbers are
 * taken from it. Undefined where either has none.
 */
export function packYears(amount: string, duration: string, isPackets: boolean): number | undefined {
  const perDay = numberIn(amount);
  const years = yearsIn(duration);
  if (perDay === undefined || years === undefined) return undefined;
  const packs = isPackets ? perDay : perDay / CIGARETTES_A_PACK;
  return Math.round(packs * years * 10) / 10;
}

/** '18 months' are 1.5 years; without a unit the number counts years. */
export function yearsIn(duration: string): number | undefined {
  const count = numberIn(duration);
  if (count === undefined) return undefined;
  if (/month/i.test(duration)) return count / MONTHS_A_YEAR;
  if (/week/i.test(duration)) return count / WEEKS_A_YEAR;
  return /day/i.test(duration) ? count / DAYS_A_YEAR : count;
}

function numberIn(text: string): number | undefined {
  const match = /\d+(?:[.,]\d+)?/.exec(text);
  return match ? Number(match[0].replace(',', '.')) : undefined;
}
