import { registerEndpoint } from '#contract/endpoints/account.ts';
import { signInEndpoint } from '#contract/endpoints/session.ts';
import type { FormErrors } from '#web/form/use-form.ts';

export type NewPassword = { readonly password: string; readonly confirmation: string };

const SHORTEST = 6;
const LONGEST = 128;

/** What is wrong with a new password and its confirmation (specification 25.4). */
export function passwordErrors({ password, confirmation }: NewPassword): FormErrors<NewPassword> {
  return {
    password: ownError(password),
    confirmation: password !== confirmation && 'Passwords do not match',
  };
}

function ownError(password: string): string | false {
  if (password === '') return signInEndpoint.errors.password;
  if (password.length < SHORTEST) return registerEndpoint.errors.shortPassword;
  return password.length > LONGEST && registerEndpoint.errors.longPassword;
}
