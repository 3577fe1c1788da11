import { type ApiEndpoint, SOMETHING_WENT_WRONG } from '#contract/endpoints/api-endpoint.ts';

/** The answers of register and reset are the same whether the account exists or not (specification 25.9). */
export const registerEndpoint = {
  method: 'post',
  path: '/api/auth/sign-up/email',
  summary: 'Create an account',
  failure: 'Failed to create account',
  errors: { email: 'Please enter a valid email address' },
} as const satisfies ApiEndpoint;

export const passwordRulesEndpoint = {
  method: 'get',
  path: '/api/auth/password-rules',
  summary: 'What a new password must have',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;

export const requestResetEndpoint = {
  method: 'post',
  path: '/api/auth/request-password-reset',
  summary: 'Mail a link that sets a new password',
  failure: 'Failed to send reset password email',
} as const satisfies ApiEndpoint;

export const resetPasswordEndpoint = {
  method: 'post',
  path: '/api/auth/reset-password',
  summary: 'Set a new password',
  failure: 'The new password could not be set. Please try again.',
} as const satisfies ApiEndpoint;

export const changePasswordEndpoint = {
  method: 'post',
  path: '/api/account/password',
  summary: 'Change the password, which ends all other sessions',
  failure: 'Failed to change the password',
  errors: { wrong: 'The current password is wrong' },
} as const satisfies ApiEndpoint;

export const verifyEmailEndpoint = {
  method: 'get',
  path: '/api/auth/verify-email',
  summary: 'The address in the verification mail; leads on to the sign-in page',
  failure: SOMETHING_WENT_WRONG,
} as const satisfies ApiEndpoint;

export const sendVerificationEndpoint = {
  method: 'post',
  path: '/api/account/verification',
  summary: 'Mail the verification link again',
  failure: 'Failed to send the verification mail',
} as const satisfies ApiEndpoint;

export const changeProfileEndpoint = {
  method: 'put',
  path: '/api/account',
  summary: 'Change full name and username',
  failure: 'Failed to update profile',
} as const satisfies ApiEndpoint;

export const exportEndpoint = {
  method: 'get',
  path: '/api/account/export',
  summary: 'All that is kept about the account, as one JSON file',
  failure: 'Failed to export your data',
  /** A whole account may be a large file. */
  timeoutMs: 120_000,
} as const satisfies ApiEndpoint;

export const deleteAccountEndpoint = {
  method: 'delete',
  path: '/api/account',
  summary: 'Delete the account and everything in it',
  failure: 'Failed to delete the account',
} as const satisfies ApiEndpoint;
