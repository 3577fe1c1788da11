import { backupFilename } from '#domain/summary/backup.ts';
import { saveAs } from '#web/api/download.ts';
import type { Summary } from '#web/saving/use-summary.ts';

/** Hands the JSON backup to the browser as a download. */
export function downloadBackup({ backup }: Pick<Summary, 'backup'>): void {
  const text = JSON.stringify(backup, null, 2);
  saveAs(new Blob([text], { type: 'application/json' }), backupFilename(Date.now()));
}
