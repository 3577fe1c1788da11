import { useMutation } from '@tanstack/react-query';
import type {
  DeletionRequest,
  NewPassword,
  ProfileChange,
  Registration,
  ResetRequest,
} from '#contract/account.ts';
import type { Account, SessionAnswer, SignInRequest } from '#contract/session.ts';
import { onAccountEvent, tellAccountEvent } from '#web/api/account-events.ts';
import { saveAs } from '#web/api/download.ts';
import { request } from '#web/api/request.ts';
import { checkSession, takeAccount, takeSession } from '#web/api/session.ts';

/** A whole account may be a large file. */
const EXPORT_TIMEOUT_MS = 120_000;

const post = <Answer>(path: string, body: unknown = {}) => request<Answer>(path, { method: 'POST', body });

/** The other tabs of this browser signed in or out, or changed the account: this one follows. */
export function followAccount(): () => void {
  return onAccountEvent(event => {
    if (event === 'signed-out') takeSession(null);
    if (event !== 'token-refreshed') void checkSession();
  });
}

export function useSignIn() {
  return useMutation({
    mutationFn: (body: SignInRequest) => post<SessionAnswer>('/api/auth/sign-in/email', body),
    onSuccess: session => {
      takeSession(session);
      tellAccountEvent('signed-in');
    },
  });
}

export function useSignOut() {
  return useMutation({
    mutationFn: () => post<void>('/api/auth/sign-out'),
    onSuccess: leave,
  });
}

export function useRegister() {
  return useMutation({ mutationFn: (body: Registration) => post<void>('/api/auth/sign-up/email', body) });
}

export function useRequestReset() {
  return useMutation({
    mutationFn: (body: ResetRequest) => post<void>('/api/auth/request-password-reset', body),
  });
}

/** Sets the new password; it ends every session of the account, also those of other tabs. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: NewPassword) => post<void>('/api/auth/reset-password', body),
    onSuccess: () => {
      tellAccountEvent('password-recovery');
      return checkSession();
    },
  });
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => post<void>('/api/account/verification') });
}

export function useChangeProfile() {
  return useMutation({
    mutationFn: (body: ProfileChange) => request<Account>('/api/account', { method: 'PUT', body }),
    onSuccess: account => {
      takeAccount(account);
      tellAccountEvent('user-updated');
    },
  });
}

/** Everything that is kept about the account, handed to the browser as one file. */
export function useExport() {
  return useMutation({
    mutationFn: () => request<unknown>('/api/account/export', { timeoutMs: EXPORT_TIMEOUT_MS }),
    onSuccess: everything => {
      const text = JSON.stringify(everything, null, 2);
      saveAs(new Blob([text], { type: 'application/json' }), 'anamnesis-account.json');
    },
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: DeletionRequest) => request<void>('/api/account', { method: 'DELETE', body }),
    onSuccess: leave,
  });
}

function leave(): void {
  takeSession(null);
  tellAccountEvent('signed-out');
}
