import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { downloadBackup } from '#web/saving/download-backup.ts';
import type { Summary } from '#web/saving/use-summary.ts';
import classes from '#web/screens/summary/data-at-risk.module.css';

/** Stands in an error that holds summary data: the way to keep it. */
export function DataAtRisk({ summary }: { readonly summary: Summary }) {
  return (
    <div className={classes.risk}>
      <strong>Don't lose your data!</strong>
      <ActionButton size="small" onClick={() => downloadBackup(summary)}>
        Download JSON Backup
      </ActionButton>
    </div>
  );
}
