import type { Account } from '#contract/session.ts';
import { useSendVerification } from '#web/api/account.ts';
import { messageOf } from '#web/api/message-of.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { Panel } from '#web/controls/panel.tsx';
import { StatusMark } from '#web/controls/status-mark.tsx';
import classes from './profile.module.css';

/** Whether the address is confirmed (decisions 15), and how to confirm it. */
export function EmailAddress({ account }: { readonly account: Account }) {
  const mail = useSendVerification();
  const failure = messageOf(mail.error, 'Failed to send the verification mail');
  return (
    <Panel>
      <div className={classes.part}>
        <h2>E-mail address</h2>
        {account.emailVerified ? (
          <p>
            <StatusMark status="good">Confirmed</StatusMark>
          </p>
        ) : (
          <>
            <p>
              <StatusMark status="open">Not confirmed yet</StatusMark>
            </p>
            <p className={classes.muted}>Open the link in the mail we sent when you registered.</p>
            {failure === undefined ? null : <ErrorPanel message={failure} />}
            <div className={classes.buttons}>
              <ActionButton isBusy={mail.isPending} onClick={() => mail.mutate()}>
                Send the Mail Again
              </ActionButton>
            </div>
            <p className={classes.done} role="status">
              {mail.isSuccess ? 'The mail is on its way.' : null}
            </p>
          </>
        )}
      </div>
    </Panel>
  );
}
