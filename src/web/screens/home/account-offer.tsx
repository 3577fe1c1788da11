import { IconCloudCheck, IconFileSearch } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { useSession } from '#web/api/session.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import classes from './account-offer.module.css';

/** Sign In for a guest, My Saved Histories for who is signed in; neither as long as that is not known. */
export function AccountButton() {
  const navigate = useNavigate();
  const session = useSession();
  const isMember = session.data != null;
  return (
    <span className={classes.button} data-unknown={session.isPending || undefined}>
      <ActionButton
        kind="quiet"
        size="large"
        onClick={() => void navigate(isMember ? ROUTES.savedHistories : ROUTES.login)}
      >
        {isMember ? 'My Saved Histories' : 'Sign In'}
      </ActionButton>
    </span>
  );
}

/** What an account is good for. Only guests see it. */
export function AccountOffer() {
  const navigate = useNavigate();
  const session = useSession();
  if (session.data !== null) return null;
  return (
    <section className={classes.offer} aria-labelledby="account-offer">
      <div className={classes.words}>
        <h2 id="account-offer">Keep your histories</h2>
        <p>Everything here works without an account. With one, nothing you have taken is lost.</p>
        <ActionButton onClick={() => void navigate(ROUTES.register)}>Create Free Account</ActionButton>
      </div>
      <ul className={classes.benefits}>
        <li className={`surface ${classes.benefit}`}>
          <IconCloudCheck size={24} stroke={1.6} aria-hidden />
          <div>
            <h3>Saved for later</h3>
            <p>Save a finished history and open it again on any device.</p>
          </div>
        </li>
        <li className={`surface ${classes.benefit}`}>
          <IconFileSearch size={24} stroke={1.6} aria-hidden />
          <div>
            <h3>Found again</h3>
            <p>Search your histories by title or patient, and download their PDFs.</p>
          </div>
        </li>
      </ul>
    </section>
  );
}
