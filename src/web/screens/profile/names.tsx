import type { Account } from '#contract/session.ts';
import { useFields } from '#web/account/use-fields.ts';
import { useChangeProfile } from '#web/api/account.ts';
import { messageOf } from '#web/api/message-of.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { Panel } from '#web/controls/panel.tsx';
import { TextField } from '#web/controls/text-field.tsx';
import classes from './profile.module.css';

/** Full name and username, and the address they belong to. */
export function Names({ account }: { readonly account: Account }) {
  const change = useChangeProfile();
  const form = useFields(
    { fullName: account.fullName, username: account.username },
    () => ({}),
    fields => change.mutate(fields),
  );
  const set = (field: 'fullName' | 'username') => (value: string) => {
    change.reset();
    form.set(field, value);
  };
  const failure = messageOf(change.error, 'Failed to update profile');
  return (
    <Panel label="Profile">
      <div className={classes.part}>
        <form onSubmit={form.submit} noValidate>
          <TextField
            id="fullName"
            label="Full Name"
            autoComplete="name"
            maxLength={120}
            value={form.fields.fullName}
            onChange={set('fullName')}
          />
          <TextField
            id="username"
            label="Username"
            autoComplete="nickname"
            maxLength={60}
            value={form.fields.username}
            onChange={set('username')}
          />
          <TextField
            id="email"
            label="Email"
            description="Email cannot be changed"
            value={account.email}
            isReadOnly
          />
          {failure === undefined ? null : <ErrorPanel message={failure} />}
          <div className={classes.buttons}>
            <ActionButton kind="primary" type="submit" isBusy={change.isPending}>
              Save Changes
            </ActionButton>
          </div>
          <p className={classes.done} role="status">
            {change.isSuccess ? 'Your changes are saved.' : null}
          </p>
        </form>
      </div>
    </Panel>
  );
}
