import { useState } from 'react';
import { changeProfileEndpoint } from '#contract/endpoints/account.ts';
import type { Account } from '#contract/session.ts';
import parts from '#web/account/parts.module.css';
import { useChangeProfile } from '#web/api/account.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { useForm } from '#web/form/use-form.ts';
import { PartActions } from './part-actions.tsx';

/** Full name and username, and the address they belong to. */
export function Names({ account }: { readonly account: Account }) {
  const change = useChangeProfile();
  const [names, setNames] = useState({ fullName: account.fullName, username: account.username });
  const type = (typed: typeof names) => {
    change.reset();
    setNames(typed);
  };
  const form = useForm({
    typed: [names, type],
    errorsIn: () => ({}),
    onAccepted: typed => change.mutate(typed),
  });
  const failure = failureMessage(change.error, changeProfileEndpoint);
  return (
    <Panel label="Profile">
      <div className={parts.part}>
        <form onSubmit={form.submit} noValidate>
          <TextField {...form.field('fullName')} label="Full Name" autoComplete="name" maxLength={120} />
          <TextField {...form.field('username')} label="Username" autoComplete="nickname" maxLength={60} />
          <TextField
            id="email"
            label="Email"
            description="Email cannot be changed"
            value={account.email}
            isReadOnly
          />
          <ErrorPanel message={failure} />
          <PartActions done={change.isSuccess && 'Your changes are saved.'}>
            <ActionButton kind="primary" type="submit" isBusy={change.isPending}>
              Save Changes
            </ActionButton>
          </PartActions>
        </form>
      </div>
    </Panel>
  );
}
