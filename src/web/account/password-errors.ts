import { signInEndpoint } from '#contract/endpoints/session.ts';
import { newPasswordError, type PasswordRules } from '#domain/account/new-password.ts';
import type { FormErrors } from '#web/form/use-form.ts';

export type NewPassword = {
  readonly password: string;
  readonly confirmation: string;
  /** Of the account; empty where the page does not know it. */
  readonly email: string;
};

/** What is wrong with a new password and its confirmation (specification 25.4, 25.23). */
export function passwordErrors(
  { password, confirmation, email }: NewPassword,
  rules: PasswordRules,
): FormErrors<Pick<NewPassword, 'password' | 'confirmation'>> {
  return {
    password: password === '' ? signInEndpoint.errors.password : newPasswordError({ password, email }, rules),
    confirmation: password !== confirmation && 'Passwords do not match',
  };
}
