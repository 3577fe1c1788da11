import { agedYears, monthsOld } from '#domain/case/age.ts';
import { numberOf } from '#domain/practice/consultation/usual-reply.ts';

const MS_PER_DAY = 86_400_000;

/** A date of birth that makes the patient as old as the file says: the same for the same patient and day. */
export function birthDate(patient: { readonly id: number; readonly age: number }, today: string): string {
  const aged = agedYears(patient.age);
  const months = monthsOld(aged) ?? (aged.age ?? 0) * 12;
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - months);
  // So many days ago the patient came to this age: less than a year, or less than a month of an infant.
  const span = monthsOld(aged) === null ? 364 : 27;
  return new Date(date.getTime() - (numberOf(`born ${patient.id}`) % span) * MS_PER_DAY)
    .toISOString()
    .slice(0, 10);
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
