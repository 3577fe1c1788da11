import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { exportEndpoint } from '#contract/endpoints/account.ts';
import parts from '#web/account/parts.module.css';
import { useExport } from '#web/api/account.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { DeleteAccount } from './delete-account.tsx';
import classes from './profile.module.css';

/** Taking everything along, and leaving. */
export function AccountData() {
  const everything = useExport();
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Panel>
      <div className={parts.part}>
        <h2>Your data</h2>
        <p className={classes.muted}>
          The export holds your profile, all saved histories, what you practised, what happened to your
          account and your feedback in one JSON file.
        </p>
        {everything.isError ? <ErrorPanel message={exportEndpoint.failure} /> : null}
        <div className={classes.buttons}>
          <ActionButton isBusy={everything.isPending} onClick={() => everything.mutate()}>
            Export My Data
          </ActionButton>
          <ActionButton
            kind="destructive"
            icon={<IconTrash size={18} aria-hidden />}
            onClick={() => setLeaving(true)}
          >
            Delete Account
          </ActionButton>
        </div>
        {isLeaving ? <DeleteAccount onClose={() => setLeaving(false)} /> : null}
      </div>
    </Panel>
  );
}
