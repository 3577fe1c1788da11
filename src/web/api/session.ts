import { useQuery } from '@tanstack/react-query';
import { refreshEndpoint, sessionEndpoint } from '#contract/endpoints/session.ts';
import type { Account, SessionResponse } from '#contract/session.ts';
import { broadcastAccountEvent } from '#web/api/account-events.ts';
import { queryClient } from '#web/api/query-client.ts';
import { isRefreshDue, SESSION_CHECK_MS } from '#web/api/refresh-rule.ts';
import { request } from '#web/api/request.ts';

const SESSION_KEY = ['session'];

/** What belongs to one account: never shown to the next. */
const PRIVATE_KEYS = [['histories'], ['history'], ['account-security']];

/** Who is signed in; checked every 30 s while the page is visible, and prolonged when that is due. */
export function useSession() {
  return useQuery({
    queryKey: SESSION_KEY,
    queryFn: ({ signal }) => readSession(signal),
    refetchInterval: query => (query.state.data ? SESSION_CHECK_MS : false),
    refetchOnWindowFocus: 'always',
  });
}

/** The signed-in account; null for a guest, and as long as it is not known. */
export function useAccount(): Account | null {
  return useSession().data?.account ?? null;
}

async function readSession(signal: AbortSignal): Promise<SessionResponse> {
  const isFirst = queryClient.getQueryData(SESSION_KEY) === undefined;
  const session = await request<SessionResponse>(sessionEndpoint, { signal });
  forgetOthers(session);
  if (session === null || !isRefreshDue(session.expiresAt, Date.now(), isFirst)) return session;
  const refreshed = await request<SessionResponse>(refreshEndpoint, { signal });
  broadcastAccountEvent('token-refreshed');
  return refreshed;
}

/** Takes over a session that another call has brought; another account's things are forgotten. */
export function takeSession(session: SessionResponse): void {
  forgetOthers(session);
  queryClient.setQueryData(SESSION_KEY, session);
}

function forgetOthers(session: SessionResponse): void {
  const before = queryClient.getQueryData<SessionResponse>(SESSION_KEY)?.account.id;
  if (before === session?.account.id) return;
  for (const queryKey of PRIVATE_KEYS) queryClient.removeQueries({ queryKey });
}

/** Takes over a changed account into the session. */
export function takeAccount(account: Account): void {
  const session = queryClient.getQueryData<SessionResponse>(SESSION_KEY);
  if (session) queryClient.setQueryData(SESSION_KEY, { ...session, account });
}

/** Asks the server again who is signed in. */
export async function checkSession(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
}
