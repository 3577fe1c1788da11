import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { MADE_HERE } from '#web/api/make-here.ts';
import { BUSY } from '#web/api/workflow-summary.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';
import { FileDrop } from '#web/controls/fields/file-drop.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import classes from './analyze-backup.module.css';
import { useBackup } from './use-backup.ts';

/** Makes the PDF of a backup file that was downloaded in an earlier session. */
export function AnalyzeBackup({ onClose }: { readonly onClose: () => void }) {
  const backup = useBackup();
  const actions = backup.isDone ? (
    <>
      <ActionButton onClick={onClose}>Close</ActionButton>
      <ActionButton kind="primary" icon={<IconDownload size={18} aria-hidden />} onClick={backup.download}>
        Download PDF
      </ActionButton>
    </>
  ) : (
    <>
      <ActionButton onClick={onClose}>Cancel</ActionButton>
      <ActionButton kind="primary" isBusy={backup.isProcessing} onClick={backup.process}>
        Process Backup
      </ActionButton>
    </>
  );
  return (
    <Dialog title="Analyze Backup" isOpen onClose={onClose} actions={actions} isLocked={backup.isProcessing}>
      <div className={classes.body}>
        <p className={classes.lead}>
          Choose the JSON backup of an earlier session to make its clinical summary as a PDF.
        </p>
        <FileDrop
          id="backup-file"
          label="Drop a .json file here, or choose one"
          accept=".json,application/json"
          fileName={backup.fileName}
          onFile={backup.take}
          isDisabled={backup.isProcessing}
        />
        {backup.isDone ? (
          <p className={classes.done} role="status">
            <IconCircleCheck size={20} aria-hidden />
            The PDF is ready. {backup.isMadeHere ? MADE_HERE : null}
          </p>
        ) : null}
        {backup.isWaiting ? <p role="status">{BUSY}</p> : null}
        <ErrorPanel message={backup.error} />
      </div>
    </Dialog>
  );
}
