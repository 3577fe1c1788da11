import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
const guesser = new ZxcvbnFactory({ dictionary });

/** Whether a password, in small letters, is among the commonest. The lists are large: only account pages load them. */
export const isCommon = (password: string): boolean => COMMON.has(password);

/** How hard a password of the account with this address is to guess, from 0 to 4. */
export function strengthOf(password: string, email: string): number {
  return guesser.check(password, [email, ...email.split(/[@.+_-]/), 'anamnesis']).score;
}
