import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { SOMETHING_WENT_WRONG } from '#contract/endpoints/api-endpoint.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import classes from '#web/app/message-page.module.css';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';

/** The generic error page. The case is kept in the browser, so trying again loses nothing. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    document.title = `${SOMETHING_WENT_WRONG} · Anamnesis`;
    console.error(error);
  }, [error]);
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1}>{SOMETHING_WENT_WRONG}</h1>
      <p>
        {isUnreached(error)
          ? 'This page could not be loaded. Please check your internet connection, then try again.'
          : 'This page could not be shown.'}{' '}
        What you have entered so far is kept in this browser.
      </p>
      <div className={classes.actions}>
        <ActionButton kind="primary" onClick={() => window.location.reload()}>
          Try Again
        </ActionButton>
        <ActionButton onClick={() => window.location.assign(ROUTES.home)}>Go to Home</ActionButton>
      </div>
    </div>
  );
}

/** Whether the page's code did not arrive: every browser words that in its own way. */
function isUnreached(error: unknown): boolean {
  if (!navigator.onLine) return true;
  return error instanceof Error && /import(ed|ing a)? module|preload/i.test(error.message);
}

/** The same where even the frame could not be drawn. */
export function BareErrorPage() {
  return (
    <main id="main">
      <ErrorPage />
    </main>
  );
}
