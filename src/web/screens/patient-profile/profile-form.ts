import type { Account } from '#contract/session.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { ProfileForm } from '#domain/case/profile.ts';
import { profileOf } from '#domain/record/profile-of.ts';

/** Who takes the history unless somebody else is entered: the account's full name, or its address before the @. */
export function defaultTaker(account: Pick<Account, 'fullName' | 'email'> | null): string {
  return account === null ? '' : account.fullName || account.email.replace(/@.*$/, '');
}

/** The form as the case has it. */
export function formOf(record: PatientRecord): ProfileForm {
  const profile = profileOf(record);
  const typed = (value: number | null) => (value === null ? '' : String(value));
  return { ...profile, age: typed(profile.age), ageMonths: typed(profile.ageMonths) };
}
