import { GENDERS } from '#domain/case/patient-record.ts';
import type { ProfileForm } from '#domain/case/profile.ts';
import { fields, isPlain, oneOf, orNull, type Reader, text } from '#domain/reading/reader.ts';
import { CASE_LIFETIME_MS } from '#domain/record/case-format.ts';
import { PROFILE_FIELDS } from '#domain/record/record-fields.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

/** What was typed into the profile before Continue, valid or not; today's date always comes from the case. */
export type TypedProfile = Partial<Omit<ProfileForm, 'dateOfHistory'>>;

export type ProfileDraft = { readonly typed: TypedProfile | null };

const { dateOfHistory: _, gender: __, ...texts } = PROFILE_FIELDS;

const typed: Reader<TypedProfile> = fields(
  {},
  { ...Object.fromEntries(Object.keys(texts).map(field => [field, text])), gender: oneOf(GENDERS) },
);

/** The profile while it is typed. Like the case itself it is forgotten after 24 hours. */
export const useTypedProfile = storedStore(
  storedItem<ProfileDraft>('profileDraft', {
    initial: () => ({ typed: null }),
    lifetimeMs: CASE_LIFETIME_MS,
    // Before there were versions what was typed stood as the form.
    migrations: [stored => (isPlain(stored) ? { typed: stored.form } : undefined)],
    read: fields({ typed: orNull(typed) }),
  }),
);
