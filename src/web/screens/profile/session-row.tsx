import { useId } from 'react';
import type { AccountSession } from '#contract/account-security.ts';
import { updatedTime } from '#web/account/updated-time.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import classes from './profile.module.css';

type SessionRowProps = {
  readonly session: AccountSession;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
};

/** One device on which the account is signed in; this one is left by Sign Out above. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const times = useId();
  const { device, signedInAt, lastUsedAt, isCurrent } = session;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.what}>
          {device}
          {isCurrent ? <StatusMark status="good">This device</StatusMark> : null}
        </p>
        <p id={times} className={classes.when}>
          Signed in <time dateTime={signedInAt}>{updatedTime(signedInAt)}</time>
          {isCurrent ? null : (
            <>
              , last used <time dateTime={lastUsedAt}>{updatedTime(lastUsedAt)}</time>
            </>
          )}
        </p>
      </div>
      {isCurrent ? null : (
        <ActionButton
          size="small"
          label={`Sign Out ${device}`}
          describedBy={times}
          isBusy={isBusy}
          onClick={onEnd}
        >
          Sign Out
        </ActionButton>
      )}
    </li>
  );
}
