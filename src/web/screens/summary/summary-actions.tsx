import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { MADE_HERE } from '#web/api/make-here.ts';
import { useAccount } from '#web/api/session.ts';
import { BUSY } from '#web/api/workflow-summary.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';
import { useIsOffline } from '#web/offline/connection.ts';
import { downloadBackup } from '#web/saving/download-backup.ts';
import { downloadFhir } from '#web/saving/download-fhir.ts';
import { SaveDialog } from '#web/saving/save-dialog.tsx';
import type { Summary } from '#web/saving/use-summary.ts';
import classes from '#web/screens/summary/summary-actions.module.css';
import type { Processing } from '#web/screens/summary/use-processing.ts';

type SummaryActionsProps = {
  readonly summary: Summary;
  readonly processing: Processing;
  readonly showsDetails: boolean;
  readonly onToggleDetails: () => void;
};

/** What can be done with the summary. Once there is a PDF, downloading it is the next thing to do. */
export function SummaryActions({ summary, processing, showsDetails, onToggleDetails }: SummaryActionsProps) {
  const [isWarning, setWarning] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const account = useAccount();
  const process = () => {
    setWarning(false);
    processing.process();
  };
  return (
    <div className={classes.bar}>
      {processing.isDone ? (
        <ActionButton
          kind="primary"
          icon={<IconDownload size={18} aria-hidden />}
          onClick={() => void processing.download()}
        >
          Download PDF
        </ActionButton>
      ) : null}
      <ActionButton
        kind={processing.isDone ? 'plain' : 'primary'}
        icon={<IconFileText size={18} aria-hidden />}
        isBusy={processing.isProcessing}
        isDisabled={summary.isSettling}
        onClick={() => setWarning(true)}
      >
        Process Clinical Data
      </ActionButton>
      <ActionButton isDisabled={summary.isSettling} onClick={() => downloadBackup(summary)}>
        Download JSON Backup
      </ActionButton>
      <ActionButton isDisabled={summary.isSettling} onClick={() => void downloadFhir(summary)}>
        Download FHIR
      </ActionButton>
      {account ? (
        <ActionButton isDisabled={summary.isSettling} onClick={() => setSaving(true)}>
          Save History
        </ActionButton>
      ) : null}
      <ActionButton kind="quiet" onClick={onToggleDetails}>
        {showsDetails ? 'Hide Technical Details' : 'View Technical Details'}
      </ActionButton>
      <ProcessingState processing={processing} />
      {account && isSaving ? (
        <SaveDialog summary={summary} pdf={processing.pdf} onClose={() => setSaving(false)} />
      ) : null}
      <BackupWarning
        isOpen={isWarning}
        onClose={() => setWarning(false)}
        onBackup={() => {
          downloadBackup(summary);
          process();
        }}
        onContinue={process}
      />
    </div>
  );
}

const WAITING =
  'The PDF needs the network. It is made as soon as you are online again, while this page is open; the JSON backup can be downloaded now.';

function ProcessingState({ processing }: Pick<SummaryActionsProps, 'processing'>) {
  return (
    <p className={classes.state} role="status">
      {processing.isProcessing ? processingText(processing) : null}
      {processing.isWaiting ? WAITING : null}
      {processing.isDone ? 'The PDF is ready.' : null}
      {processing.isMadeHere ? ` ${MADE_HERE}` : null}
      {processing.notice ? ` ${processing.notice}.` : null}
    </p>
  );
}

function processingText({ isQueued }: SummaryActionsProps['processing']): string {
  return isQueued ? BUSY : 'Making the PDF. Please stay on this page.';
}

type BackupWarningProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onBackup: () => void;
  readonly onContinue: () => void;
};

function BackupWarning({ isOpen, onClose, onBackup, onContinue }: BackupWarningProps) {
  const isOffline = useIsOffline();
  const actions = (
    <>
      <ActionButton onClick={onContinue}>Continue Without Backup</ActionButton>
      <ActionButton kind="primary" onClick={onBackup} isFirstFocus>
        Download Backup First
      </ActionButton>
    </>
  );
  return (
    <Dialog title="Keep a backup?" isOpen={isOpen} onClose={onClose} actions={actions}>
      <p>
        {isOffline
          ? 'You are offline, so the PDF is about to be made on this device.'
          : 'The history is about to be sent to the workflow service, which answers with a PDF.'}{' '}
        A JSON backup lets you make the PDF again later, even when this session is gone.
      </p>
    </Dialog>
  );
}
