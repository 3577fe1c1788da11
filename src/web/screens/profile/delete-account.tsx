import { useId } from 'react';
import { useNavigate } from 'react-router';
import { errorsOf, useFields } from '#web/account/use-fields.ts';
import { useDeleteAccount } from '#web/api/account.ts';
import { messageOf } from '#web/api/message-of.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { Dialog } from '#web/controls/dialog.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { PasswordField } from '#web/controls/password-field.tsx';
import classes from './profile.module.css';

/** Asks for the password once more, then deletes the account with everything in it. */
export function DeleteAccount({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const formId = useId();
  const removal = useDeleteAccount();
  const form = useFields(
    { deletionPassword: '' },
    fields => errorsOf({ deletionPassword: fields.deletionPassword === '' && 'Password is required' }),
    fields => removal.mutate({ password: fields.deletionPassword }, { onSuccess: () => void navigate('/') }),
  );
  const failure = messageOf(removal.error, 'Failed to delete the account');
  const actions = (
    <>
      <ActionButton onClick={onClose} isDisabled={removal.isPending}>
        Cancel
      </ActionButton>
      <ActionButton kind="danger" type="submit" form={formId} isBusy={removal.isPending}>
        Delete Account
      </ActionButton>
    </>
  );
  return (
    <Dialog title="Delete Account?" isOpen onClose={onClose} actions={actions} isLocked={removal.isPending}>
      <form id={formId} className={classes.part} onSubmit={form.submit} noValidate>
        <p>
          This permanently deletes your account, every saved history and every PDF. It cannot be undone;
          export your data first if you want to keep it.
        </p>
        {failure === undefined ? null : <ErrorPanel message={failure} />}
        <PasswordField
          id="deletionPassword"
          label="Password"
          isRequired
          autoComplete="current-password"
          error={form.errors.deletionPassword}
          value={form.fields.deletionPassword}
          onChange={value => form.set('deletionPassword', value)}
        />
      </form>
    </Dialog>
  );
}
