import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sessionEndpoint } from '#contract/endpoints/session.ts';
import { GUARD_DELAY_MS } from '#domain/flow/guard-delay.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { useSession } from '#web/api/session.ts';
import { isTermsAccepted, markFromProtectedRoute } from '#web/case/session-flags.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Page } from '#web/controls/page/page.tsx';

/**
 * Shows an account's page only to who has accepted the terms and is signed in; the others are led to /terms or
 * /login after the guard's delay, and from there back here. The page is never drawn for them.
 */
export function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const session = useSession();
  const isAccepted = isTermsAccepted();
  const isGuest = session.data === null;
  const target = isAccepted ? (isGuest ? ROUTES.login : undefined) : ROUTES.terms;

  useEffect(() => {
    if (target === undefined) return;
    const redirect = setTimeout(() => {
      if (target === ROUTES.terms) markFromProtectedRoute(pathname);
      void navigate(target, { replace: true, state: { from: pathname } });
    }, GUARD_DELAY_MS);
    return () => clearTimeout(redirect);
  }, [target, pathname, navigate]);

  if (target !== undefined) return null;
  if (session.data) return children;
  if (!session.isError) return null;
  return (
    <Page>
      <ErrorPanel message={sessionEndpoint.failure} onRetry={() => void session.refetch()} />
    </Page>
  );
}
