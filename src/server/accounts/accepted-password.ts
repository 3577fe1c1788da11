import { dictionary } from '@zxcvbn-ts/language-common';
import { newPasswordError } from '#domain/account/new-password.ts';
import { ApiError } from '#server/http/api-error.ts';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Throws `ApiError` 400 in the words for whoever chose it where an account may not have this password. */
export function mustBeAccepted(chosen: { readonly password: string; readonly email: string }, least: number) {
  const error = newPasswordError(chosen, { least, isCommon: password => COMMON.has(password) });
  if (error) throw new ApiError(400, 'refused_password', error);
}
