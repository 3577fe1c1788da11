import { useState } from 'react';
import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import { downloadMade, useWorkflowSummary } from '#web/api/workflow-summary.ts';
import { type BackupFile, NO_FILE, NOT_PROCESSED, readBackupFile, requestOf } from './read-backup-file.ts';

const NOT_DOWNLOADED = summaryFileEndpoint.failure;

/** A backup on its way: idle, processing, done or failed. */
export function useBackup() {
  const [file, setFile] = useState<BackupFile>();
  const [error, setError] = useState<string>();
  const summary = useWorkflowSummary();

  const take = async (chosen: File) => {
    summary.reset();
    const reading = await readBackupFile(chosen);
    setFile('error' in reading ? undefined : reading);
    setError('error' in reading ? reading.error : undefined);
  };
  const process = () => {
    if (file === undefined) return setError(NO_FILE);
    setError(undefined);
    summary.mutate(requestOf(file.backup), { onError: () => setError(NOT_PROCESSED) });
  };
  const download = () => {
    if (summary.data === undefined) return;
    setError(undefined);
    downloadMade(summary.data).catch(() => setError(NOT_DOWNLOADED));
  };
  return {
    take,
    process,
    download,
    fileName: file?.name,
    error,
    isProcessing: summary.isPending,
    isWaiting: summary.isWaiting,
    isDone: summary.isSuccess,
    isMadeHere: summary.isSuccess && 'file' in summary.data,
  };
}
