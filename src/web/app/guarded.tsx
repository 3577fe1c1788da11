import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { guard } from '#domain/flow/guard.ts';
import { GUARD_DELAY_MS } from '#domain/flow/guard-delay.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { isTermsAccepted, markFromProtectedRoute } from '#web/case/session-flags.ts';

/**
 * Shows a page only when the case allows it; otherwise, after the guard's delay, leads to the earliest valid step.
 * A forbidden page is never drawn. A page that was allowed stays while it changes the case and leads on itself.
 */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Whoever is on the way out, waiting for the next page's code, must not be sent elsewhere meanwhile.
  const isLeaving = useNavigation().state !== 'idle';
  const record = useCaseStore(state => state.record);
  const verdict = guard(pathname, record, isTermsAccepted());
  const target = verdict.kind === 'go' ? verdict.to : undefined;
  const allowed = useRef<string>(undefined);
  if (target === undefined) allowed.current = pathname;

  useEffect(() => {
    if (target === undefined || isLeaving) return;
    const redirect = setTimeout(() => {
      // On a busy machine React may still draw a page that the router has left.
      if (window.location.pathname !== pathname) return;
      if (target === ROUTES.terms) markFromProtectedRoute(pathname);
      void navigate(target, { replace: true });
    }, GUARD_DELAY_MS);
    return () => clearTimeout(redirect);
  }, [target, isLeaving, pathname, navigate]);

  return target === undefined || allowed.current === pathname ? children : null;
}
