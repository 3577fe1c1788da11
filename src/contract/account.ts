import { z } from 'zod';
import { activityResponse } from '#contract/account-security.ts';
import { registerEndpoint } from '#contract/endpoints/account.ts';
import { account } from '#contract/session.ts';
import { filledText, plainText } from '#contract/text.ts';
import { LONG_PASSWORD, PASSWORD_LENGTH, shortPassword } from '#domain/account/new-password.ts';

const { errors } = registerEndpoint;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email(errors.email));
const password = z
  .string()
  .min(PASSWORD_LENGTH.min, shortPassword(PASSWORD_LENGTH.min))
  .max(PASSWORD_LENGTH.max, LONG_PASSWORD);

export const registration = z.object({ email, password }).meta({ id: 'Registration' });
export const resetRequest = z.object({ email }).meta({ id: 'ResetRequest' });
export const newPassword = z
  .object({ token: filledText(200, 'must not be empty'), newPassword: password })
  .meta({ id: 'NewPassword' });
export const passwordChange = z
  .object({ currentPassword: z.string().min(1).max(1000), newPassword: password })
  .meta({ id: 'PasswordChange' });
/** The least length in force. */
export const passwordRulesResponse = z
  .object({ least: z.int().min(PASSWORD_LENGTH.min).max(PASSWORD_LENGTH.max) })
  .meta({ id: 'PasswordRules' });
export const verificationQuery = z.object({ token: z.string().max(2000).default('') });
export const profileChange = z
  .object({ fullName: plainText(120), username: plainText(60) })
  .meta({ id: 'ProfileChange' });
export const profileResponse = account;
/** All that is kept about an account. */
export const exportResponse = z
  .object({
    account,
    feedback: z.array(z.looseObject({})),
    practice: z.looseObject({}),
    activity: activityResponse,
    histories: z.array(z.looseObject({})),
  })
  .meta({ id: 'AccountExport' });
export const deletionRequest = z
  .object({ password: z.string().min(1).max(1000) })
  .meta({ id: 'AccountDeletion' });

export type Registration = z.output<typeof registration>;
export type ResetRequest = z.output<typeof resetRequest>;
export type NewPassword = z.output<typeof newPassword>;
export type PasswordChange = z.output<typeof passwordChange>;
export type PasswordRulesResponse = z.output<typeof passwordRulesResponse>;
export type ProfileChange = z.output<typeof profileChange>;
export type DeletionRequest = z.output<typeof deletionRequest>;
