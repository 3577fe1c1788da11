import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useSession } from '#web/api/session.ts';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { keepFor } from './keep-for.ts';
import classes from './keep-progress.module.css';
import { useKeeping } from './keeping-state.ts';
import { keepOnlyUnsent } from './practised.ts';

/** Keeps what is practised in the account that is signed in, and leaves nothing of it to the next. */
export function KeepProgress() {
  const { data: session } = useSession();
  const owner = session === undefined ? undefined : (session?.account.id ?? null);
  useEffect(() => {
    if (owner === null) keepOnlyUnsent();
    return typeof owner === 'string' ? keepFor(owner) : undefined;
  }, [owner]);
  return <Carried />;
}

/** Says once that what a guest practised is the account's now. */
function Carried() {
  const { carried, state } = useKeeping();
  if (carried === 0) return null;
  const patients = carried === 1 ? '1 patient' : `${carried} patients`;
  return (
    <div className={classes.carried}>
      <p role="status">
        {state === 'kept'
          ? `${patients} you took as a guest: now in your account.`
          : `${patients} you took as a guest: on the way to your account.`}
      </p>
      <IconButton label="Close this message" onClick={() => useKeeping.setState({ carried: 0 })}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
