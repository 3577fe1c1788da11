import { useState } from 'react';
import type { SessionsResponse } from '#contract/account-security.ts';
import { endSessionEndpoint, listSessionsEndpoint } from '#contract/endpoints/account-security.ts';
import parts from '#web/account/parts.module.css';
import { useEndSession, useSessions } from '#web/api/account-security.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Loaded } from '#web/controls/page/loaded.tsx';
import { focusHeading } from '#web/controls/page/page-heading.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import classes from './profile.module.css';
import { SessionRow } from './session-row.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** The sessions of the account, each of which can be ended, and all of them together. */
export function SignedInPlaces() {
  const sessions = useSessions();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Panel>
      <div className={parts.part}>
        <h2>Where you are signed in</h2>
        <p className={classes.muted}>If you do not know one of these, sign it out and reset your password.</p>
        <Loaded
          query={sessions}
          loading="Loading where you are signed in"
          rows={2}
          failure={listSessionsEndpoint.failure}
        >
          {places => <Places places={places} />}
        </Loaded>
        <div className={classes.buttons}>
          <ActionButton kind="destructive" onClick={() => setLeaving(true)}>
            Sign Out Everywhere
          </ActionButton>
        </div>
        {isLeaving ? <SignOutEverywhere onClose={() => setLeaving(false)} /> : null}
      </div>
    </Panel>
  );
}

function Places({ places }: { readonly places: SessionsResponse }) {
  const ending = useEndSession();
  const end = (id: string, device: string) =>
    ending.mutate(id, {
      onSuccess: () => {
        announce(`${device} is signed out`);
        // The row, and the button that had the focus, are about to go.
        requestAnimationFrame(focusHeading);
      },
    });
  return (
    <>
      <ErrorPanel message={failureMessage(ending.error, endSessionEndpoint)} />
      <ul className={classes.rows}>
        {places.map(place => (
          <SessionRow
            key={place.id}
            session={place}
            isBusy={ending.isPending && ending.variables === place.id}
            onEnd={() => end(place.id, place.device)}
          />
        ))}
      </ul>
    </>
  );
}
