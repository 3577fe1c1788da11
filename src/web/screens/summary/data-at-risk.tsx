import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import classes from '#web/screens/summary/data-at-risk.module.css';
import { downloadBackup } from '#web/screens/summary/download-backup.ts';
import type { Summary } from '#web/screens/summary/use-summary.ts';

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
