import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteProgressEndpoint } from '#contract/endpoints/practice-progress.ts';
import { NOTHING_KEPT } from '#domain/practice/attempt/kept-progress.ts';
import { saveAs } from '#web/api/download.ts';
import { deleteProgress } from '#web/api/practice-progress.ts';
import { useAccount } from '#web/api/session.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ConfirmDialog } from '#web/controls/dialogs/confirm-dialog.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { focusHeading } from '#web/controls/page/page-heading.tsx';
import { Panel } from '#web/controls/page/panel.tsx';
import { readPractised, replacePractised } from '#web/practice/keeping/practised.ts';
import classes from './progress.module.css';

/** Taking along and deleting what was practised. */
export function PracticeData() {
  const account = useAccount();
  const [isAsking, setAsking] = useState(false);
  const deleting = useMutation({
    mutationFn: async () => {
      if (account !== null) await deleteProgress();
      replacePractised({ attempts: {}, results: [] }, account?.id ?? null, NOTHING_KEPT);
    },
    onSuccess: focusHeading,
  });
  const remove = () => {
    setAsking(false);
    deleting.mutate();
  };
  return (
    <Panel label="Your practice data">
      <div className={classes.part}>
        <h2>Your practice data</h2>
        <p className={classes.muted}>
          The results of all your histories, and what was said in the last 60, as one JSON file.
        </p>
        {deleting.isError ? <ErrorPanel message={deleteProgressEndpoint.failure} /> : null}
        <div className={classes.buttons}>
          <ActionButton icon={<IconDownload size={18} aria-hidden />} onClick={exportPractised}>
            Export Practice Data
          </ActionButton>
          <ActionButton
            kind="destructive"
            icon={<IconTrash size={18} aria-hidden />}
            isBusy={deleting.isPending}
            onClick={() => setAsking(true)}
          >
            Delete Practice Data
          </ActionButton>
        </div>
      </div>
      <ConfirmDialog
        title="Delete what you practised?"
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
        cancelLabel="Cancel"
        confirmLabel="Delete"
        isDestructive
      >
        <p>
          Every conversation, every result and what is due are deleted
          {account === null ? ' from this browser' : ' from your account and from this browser'}. This cannot
          be undone.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}

function exportPractised(): void {
  const { attempts, results } = readPractised();
  const text = JSON.stringify({ results, attempts: Object.values(attempts) }, null, 2);
  saveAs(new Blob([text], { type: 'application/json' }), 'anamnesis-practice.json');
}
