import { GENDERS, type PatientRecord } from '#domain/case/patient-record.ts';
import type { ProfileForm } from '#domain/case/profile.ts';

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

/** The form as it was last typed, before Continue; whatever the kept text lacks comes from the case. */
export function withDraft(form: ProfileForm, draft: string | null): ProfileForm {
  const kept = parsed(draft);
  const texts = Object.keys(form).filter(field => field !== 'gender' && field !== 'dateOfHistory');
  const typed = texts.flatMap(field => (typeof kept[field] === 'string' ? [[field, kept[field]]] : []));
  const gender = GENDERS.find(option => option === kept.gender) ?? form.gender;
  return { ...form, ...Object.fromEntries(typed), gender };
}

function parsed(draft: string | null): { readonly [field: string]: unknown } {
  try {
    const value: unknown = JSON.parse(draft ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
