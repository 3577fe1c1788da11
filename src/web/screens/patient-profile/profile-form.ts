import type { Account } from '#contract/session.ts';
import { GENDERS, type PatientRecord } from '#domain/case/patient-record.ts';
import type { ProfileForm } from '#domain/case/profile.ts';
import { SAVED_LIFETIME_MS } from '#domain/case/saved.ts';

/** Who takes the history unless somebody else is entered: the account's full name, or its address before the @. */
export function defaultTaker(account: Pick<Account, 'fullName' | 'email'> | null): string {
  return account === null ? '' : account.fullName || account.email.replace(/@.*$/, '');
}

/** The form as the case has it. */
export function formOf(record: PatientRecord): ProfileForm {
  return {
    age: record.age === null ? '' : String(record.age),
    gender: record.gender,
    name: record.name,
    maritalStatus: record.maritalStatus,
    residence: record.residence,
    occupation: record.occupation,
    admissionType: record.admissionType,
    admissionDate: record.admissionDate,
    historyTaker: record.historyTaker,
    historyTakerPosition: record.historyTakerPosition,
    additionalHistoryTakers: record.additionalHistoryTakers,
    dateOfHistory: record.dateOfHistory,
  };
}

/** The form as it is kept while it is typed, with the time. */
export function toDraft(form: ProfileForm, now: number): string {
  return JSON.stringify({ savedAt: now, form });
}

/**
 * The form as it was last typed, before Continue. Like the case itself it is forgotten after 24 hours; whatever the
 * kept text lacks comes from the case.
 */
export function withDraft(form: ProfileForm, draft: string | null, now: number): ProfileForm {
  const { savedAt, form: typed } = fieldsOf(parsed(draft));
  if (typeof savedAt !== 'number' || now - savedAt > SAVED_LIFETIME_MS) return form;
  const kept = fieldsOf(typed);
  const texts = Object.keys(form).filter(field => field !== 'gender' && field !== 'dateOfHistory');
  const known = texts.flatMap(field => (typeof kept[field] === 'string' ? [[field, kept[field]]] : []));
  const gender = GENDERS.find(option => option === kept.gender) ?? form.gender;
  return { ...form, ...Object.fromEntries(known), gender };
}

function parsed(draft: string | null): unknown {
  try {
    return JSON.parse(draft ?? 'null');
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): { readonly [field: string]: unknown } {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
