import { agedYears, monthsOld } from '#domain/case/age.ts';
import { weeksOld } from '#domain/practice/consultation/spoken-age.ts';
import { numberOf } from '#domain/practice/consultation/usual-reply.ts';

const MS_PER_DAY = 86_400_000;

/** A date of birth that makes the patient as old as the file says: the same for the same patient and day. */
export function birthDate(patient: { readonly id: number; readonly age: number }, today: string): string {
  const { date, span } = cameToAge(patient.age, new Date(`${today}T00:00:00Z`));
  return new Date(date.getTime() - (numberOf(`born ${patient.id}`) % span) * MS_PER_DAY)
    .toISOString()
    .slice(0, 10);
}

/** The last day on which somebody may have been born who is so old, and how many days before that will do. */
function cameToAge(years: number, today: Date): { readonly date: Date; readonly span: number } {
  const weeks = weeksOld(years);
  if (weeks !== null) return { date: new Date(today.getTime() - weeks * 7 * MS_PER_DAY), span: 7 };
  const aged = agedYears(years);
  const months = monthsOld(aged);
  const date = new Date(today);
  date.setUTCMonth(date.getUTCMonth() - (months ?? (aged.age ?? 0) * 12));
  return { date, span: months === null ? 364 : 27 };
}

const SPOKEN = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The same as somebody says it: 3 May 1968. */
export function spokenBirthDate(
  patient: { readonly id: number; readonly age: number },
  today: string,
): string {
  return SPOKEN.format(new Date(`${birthDate(patient, today)}T00:00:00Z`));
}
