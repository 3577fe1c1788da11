import { z } from 'zod';
import { registerEndpoint } from '#contract/endpoints/account.ts';
import { PASSWORD_LENGTH } from '#contract/endpoints/password-length.ts';
import { account } from '#contract/session.ts';
import { filledText, plainText } from '#contract/text.ts';

const { errors } = registerEndpoint;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email(errors.email));
const password = z
  .string()
  .min(PASSWORD_LENGTH.min, errors.shortPassword)
  .max(PASSWORD_LENGTH.max, errors.longPassword);

export const registration = z.object({ email, password }).meta({ id: 'Registration' });
export const resetRequest = z.object({ email }).meta({ id: 'ResetRequest' });
export const newPassword = z
  .object({ token: filledText(200, 'must not be empty'), newPassword: password })
  .meta({ id: 'NewPassword' });
export const verificationQuery = z.object({ token: z.string().max(2000).default('') });
export const profileChange = z
  .object({ fullName: plainText(120), username: plainText(60) })
  .meta({ id: 'ProfileChange' });
export const profileResponse = account;
export const deletionRequest = z
  .object({ password: z.string().min(1).max(1000) })
  .meta({ id: 'AccountDeletion' });

export type Registration = z.output<typeof registration>;
export type ResetRequest = z.output<typeof resetRequest>;
export type NewPassword = z.output<typeof newPassword>;
export type ProfileChange = z.output<typeof profileChange>;
export type DeletionRequest = z.output<typeof deletionRequest>;
