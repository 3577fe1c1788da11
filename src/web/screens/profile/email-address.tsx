import { sendVerificationEndpoint } from '#contract/endpoints/account.ts';
import type { Account } from '#contract/session.ts';
import parts from '#web/account/parts.module.css';
import { useSendVerification } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import { PartActions } from './part-actions.tsx';
import classes from './profile.module.css';

/** Whether the address is confirmed (specification 25.11), and how to confirm it. */
export function EmailAddress({ account }: { readonly account: Account }) {
  const mail = useSendVerification();
  const failure = failureMessage(mail.error, sendVerificationEndpoint);
  return (
    <Panel>
      <div className={parts.part}>
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
            <ErrorPanel message={failure} />
            <PartActions done={mail.isSuccess && 'The mail is on its way.'}>
              <ActionButton isBusy={mail.isPending} onClick={() => mail.mutate()}>
                Send the Mail Again
              </ActionButton>
            </PartActions>
          </>
        )}
      </div>
    </Panel>
  );
}
