import type { ActivityResponse, SecurityEventKind } from '#contract/account-security.ts';
import { activityEndpoint } from '#contract/endpoints/account-security.ts';
import parts from '#web/account/parts.module.css';
import { updatedTime } from '#web/account/updated-time.ts';
import { useActivity } from '#web/api/account-security.ts';
import { Loaded } from '#web/controls/page/loaded.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import classes from './profile.module.css';

const WORDS: Readonly<Record<SecurityEventKind, string>> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'signed-out': 'Signed out',
  'session-ended': 'A device signed out from here',
  'signed-out-everywhere': 'Signed out everywhere',
  'password-reset': 'Password reset',
  'password-changed': 'Password changed',
  'email-confirmed': 'E-mail address confirmed',
  'account-deleted': 'Account deleted',
};

/** What happened to the account last: when, and from where. */
export function RecentActivity() {
  const activity = useActivity();
  return (
    <Panel>
      <div className={parts.part}>
        <h2>Recent activity</h2>
        <Loaded query={activity} loading="Loading recent activity" failure={activityEndpoint.failure}>
          {events => <Events events={events} />}
        </Loaded>
      </div>
    </Panel>
  );
}

function Events({ events }: { readonly events: ActivityResponse }) {
  if (events.length === 0) return <p className={classes.muted}>Nothing in the last weeks.</p>;
  return (
    <ul className={classes.rows}>
      {events.map(event => (
        <li key={event.id} className={classes.row}>
          <div className={classes.words}>
            <p className={classes.what}>{WORDS[event.kind]}</p>
            <p className={classes.when}>
              <time dateTime={event.at}>{updatedTime(event.at)}</time>
              {[event.device, event.network && `network ${event.network}`]
                .filter(Boolean)
                .map(part => `, ${part}`)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
