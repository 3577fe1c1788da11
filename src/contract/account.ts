import { z } from 'zod';
import { account } from '#contract/session.ts';

const email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address'));
const password = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(128, 'Password must be at most 128 characters');

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(value => !value.includes('\0'), 'must not hold null characters');

export const registration = z.object({ email, password }).meta({ id: 'Registration' });
export const resetRequest = z.object({ email }).meta({ id: 'ResetRequest' });
export const newPassword = z
  .object({ token: z.string().min(1).max(200), newPassword: password })
  .meta({ id: 'NewPassword' });
export const verificationQuery = z.object({ token: z.string().max(2000).default('') });
export const profileChange = z
  .object({ fullName: line(120), username: line(60) })
  .meta({ id: 'ProfileChange' });
export const profileAnswer = account;
export const deletionRequest = z
  .object({ password: z.string().min(1).max(1000) })
  .meta({ id: 'AccountDeletion' });

export type Registration = z.output<typeof registration>;
export type ResetRequest = z.output<typeof resetRequest>;
export type NewPassword = z.output<typeof newPassword>;
export type ProfileChange = z.output<typeof profileChange>;
export type DeletionRequest = z.output<typeof deletionRequest>;

/** The answers of register and reset are the same whether the account exists or not (decisions 16). */
export const registerEndpoint = {
  method: 'post',
  path: '/api/auth/sign-up/email',
  summary: 'Create an account',
} as const;
export const requestResetEndpoint = {
  method: 'post',
  path: '/api/auth/request-password-reset',
  summary: 'Mail a link that sets a new password',
} as const;
export const resetPasswordEndpoint = {
  method: 'post',
  path: '/api/auth/reset-password',
  summary: 'Set a new password',
} as const;
export const verifyEmailEndpoint = {
  method: 'get',
  path: '/api/auth/verify-email',
  summary: 'The address in the verification mail; leads on to the sign-in page',
} as const;
export const sendVerificationEndpoint = {
  method: 'post',
  path: '/api/account/verification',
  summary: 'Mail the verification link again',
} as const;
export const changeProfileEndpoint = {
  method: 'put',
  path: '/api/account',
  summary: 'Change full name and username',
} as const;
export const exportEndpoint = {
  method: 'get',
  path: '/api/account/export',
  summary: 'All that is kept about the account, as one JSON file',
} as const;
export const deleteAccountEndpoint = {
  method: 'delete',
  path: '/api/account',
  summary: 'Delete the account and everything in it',
} as const;
