import { useMutation, useQuery } from '@tanstack/react-query';
import type { ActivityResponse, SessionsResponse } from '#contract/account-security.ts';
import {
  activityEndpoint,
  endSessionEndpoint,
  endSessionsEndpoint,
  listSessionsEndpoint,
} from '#contract/endpoints/account-security.ts';
import { leave } from '#web/api/account.ts';
import { queryClient } from '#web/api/query-client.ts';
import { request } from '#web/api/request.ts';

const KEY = 'account-security';

/** Where the account is signed in, this browser first. */
export function useSessions() {
  return useQuery({
    queryKey: [KEY, 'sessions'],
    queryFn: ({ signal }) => request<SessionsResponse>(listSessionsEndpoint, { signal }),
    staleTime: 0,
  });
}

/** What happened to the account last. */
export function useActivity() {
  return useQuery({
    queryKey: [KEY, 'activity'],
    queryFn: ({ signal }) => request<ActivityResponse>(activityEndpoint, { signal }),
    staleTime: 0,
  });
}

/** Signs another device out. */
export function useEndSession() {
  return useMutation({
    mutationFn: (id: string) => request<void>(endSessionEndpoint, { parameters: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** Signs every device out, this one too. */
export function useEndSessions() {
  return useMutation({
    mutationFn: () => request<void>(endSessionsEndpoint),
    onSuccess: leave,
  });
}
