/** How long a password may be, in characters, unless the server asks for more (specification 25.4, 25.22). */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

export const LONG_PASSWORD = `Password must be at most ${PASSWORD_LENGTH.max} characters`;

/** What is said of a password that is shorter than the least length in force. */
export const shortPassword = (least: number) => `Password must be at least ${least} characters`;

export type PasswordRules = {
  /** The least length in force. */
  readonly least: number;
  /** Whether a password, in small letters, is among the commonest; not asked where the list is not at hand. */
  readonly isCommon?: ((password: string) => boolean) | undefined;
};

const ONE_CHARACTER = /^(.)\1*$/su;

/** What is wrong with a new password of the account with this address, empty where it is not known (specification 25.4, 25.23); false when nothing is. */
export function newPasswordError(
  { password, email }: { readonly password: string; readonly email: string },
  { least, isCommon }: PasswordRules,
): string | false {
  if (password.length < least) return shortPassword(least);
  if (password.length > PASSWORD_LENGTH.max) return LONG_PASSWORD;
  const guessed = password.trim().toLowerCase();
  if (ONE_CHARACTER.test(password)) return 'Password must not be one character repeated';
  if (email !== '' && guessed === email.trim().toLowerCase())
    return 'Password must not be the e-mail address';
  const isKnown = isCommon?.(guessed) ?? false;
  return isKnown && 'This password is one of the most common. Please choose another.';
}
