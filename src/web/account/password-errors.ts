import { registerEndpoint } from '#contract/endpoints/account.ts';
import { PASSWORD_LENGTH } from '#contract/endpoints/password-length.ts';
import { signInEndpoint } from '#contract/endpoints/session.ts';
import type { FormErrors } from '#web/form/use-form.ts';

export type NewPassword = { readonly password: string; readonly confirmation: string };

/** What is wrong with a new password and its confirmation (specification 25.4). */
export function passwordErrors({ password, confirmation }: NewPassword): FormErrors<NewPassword> {
  return {
    password: ownError(password),
    confirmation: password !== confirmation && 'Passwords do not match',
  };
}

function ownError(password: string): string | false {
  if (password === '') return signInEndpoint.errors.password;
  if (password.length < PASSWORD_LENGTH.min) return registerEndpoint.errors.shortPassword;
  return password.length > PASSWORD_LENGTH.max && registerEndpoint.errors.longPassword;
}
