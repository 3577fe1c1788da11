import { useMutation, useQuery } from '@tanstack/react-query';
import type {
  DeletionRequest,
  NewPassword,
  PasswordChange,
  PasswordRulesResponse,
  ProfileChange,
  Registration,
  ResetRequest,
} from '#contract/account.ts';
import {
  changePasswordEndpoint,
  changeProfileEndpoint,
  deleteAccountEndpoint,
  exportEndpoint,
  passwordRulesEndpoint,
  registerEndpoint,
  requestResetEndpoint,
  resetPasswordEndpoint,
  sendVerificationEndpoint,
} from '#contract/endpoints/account.ts';
import { signInEndpoint, signOutEndpoint } from '#contract/endpoints/session.ts';
import type { Account, SessionResponse, SignInRequest } from '#contract/session.ts';
import { broadcastAccountEvent, onAccountEvent } from '#web/api/account-events.ts';
import { saveAs } from '#web/api/download.ts';
import { afterLeaving } from '#web/api/leaving.ts';
import { queryClient } from '#web/api/query-client.ts';
import { request } from '#web/api/request.ts';
import { checkSession, takeAccount, takeSession } from '#web/api/session.ts';

/** The other tabs of this browser signed in or out, or changed the account: this one follows. */
export function followAccount(): () => void {
  return onAccountEvent(event => {
    if (event === 'signed-out') takeSession(null);
    if (event !== 'token-refreshed') void checkSession();
  });
}

export function useSignIn() {
  return useMutation({
    mutationFn: (body: SignInRequest) => request<SessionResponse>(signInEndpoint, { body }),
    onSuccess: session => {
      takeSession(session);
      broadcastAccountEvent('signed-in');
    },
  });
}

export function useSignOut() {
  return useMutation({
    mutationFn: () => request<void>(signOutEndpoint, { body: {} }),
    onSuccess: leave,
  });
}

export function useRegister() {
  return useMutation({ mutationFn: (body: Registration) => request<void>(registerEndpoint, { body }) });
}

export function useRequestReset() {
  return useMutation({
    mutationFn: (body: ResetRequest) => request<void>(requestResetEndpoint, { body }),
  });
}

/** Sets the new password; it ends every session of the account, also those of other tabs. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (body: NewPassword) => request<void>(resetPasswordEndpoint, { body }),
    onSuccess: () => {
      broadcastAccountEvent('password-recovery');
      return checkSession();
    },
  });
}

/** The least length of a new password; undefined as long as the server has not said. */
export function useLeastPassword(): number | undefined {
  const { data } = useQuery({
    queryKey: ['password-rules'],
    queryFn: ({ signal }) => request<PasswordRulesResponse>(passwordRulesEndpoint, { signal }),
  });
  return data?.least;
}

/** Changes the password; every other session of the account ends. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: PasswordChange) => request<void>(changePasswordEndpoint, { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['account-security'] }),
  });
}

export function useSendVerification() {
  return useMutation({ mutationFn: () => request<void>(sendVerificationEndpoint, { body: {} }) });
}

export function useChangeProfile() {
  return useMutation({
    mutationFn: (body: ProfileChange) => request<Account>(changeProfileEndpoint, { body }),
    onSuccess: account => {
      takeAccount(account);
      broadcastAccountEvent('user-updated');
    },
  });
}

/** Everything that is kept about the account, handed to the browser as one file. */
export function useExport() {
  return useMutation({
    mutationFn: () => request<unknown>(exportEndpoint),
    onSuccess: everything => {
      const text = JSON.stringify(everything, null, 2);
      saveAs(new Blob([text], { type: 'application/json' }), 'anamnesis-account.json');
    },
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: DeletionRequest) => request<void>(deleteAccountEndpoint, { body }),
    onSuccess: leave,
  });
}

/** Nobody is signed in here any more: this page and the other tabs hear of it. */
export function leave(): void {
  takeSession(null);
  afterLeaving();
  broadcastAccountEvent('signed-out');
}
