import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import classes from '#web/app/message-page.module.css';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';

/** An address that leads nowhere. */
export function NotFound() {
  const navigate = useNavigate();
  return (
    <div className={classes.page}>
      <h1 tabIndex={-1}>Page not found</h1>
      <p>There is nothing at this address. Your session, if you have one, is untouched.</p>
      <div className={classes.actions}>
        <ActionButton kind="primary" onClick={() => navigate(ROUTES.home)}>
          Go to Home
        </ActionButton>
      </div>
    </div>
  );
}
