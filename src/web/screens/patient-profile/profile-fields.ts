import type { ProfileErrors, ProfileForm } from '#domain/case/profile.ts';

/** What each group of fields is given. */
export type ProfileFields = {
  readonly form: ProfileForm;
  readonly errors: ProfileErrors;
  readonly set: <Field extends keyof ProfileForm>(field: Field, value: ProfileForm[Field]) => void;
};
