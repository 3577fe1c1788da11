import { useState } from 'react';
import { useNavigate } from 'react-router';
import { furthestPath } from '#domain/flow/guard.ts';
import { hasPatientData } from '#domain/record/has-patient-data.ts';
import { useAccount } from '#web/api/session.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';
import { useKnown } from '#web/findings/use-known.ts';
import { downloadBackup } from '#web/saving/download-backup.ts';
import classes from '#web/saving/replace-dialog.module.css';
import { SaveDialog } from '#web/saving/save-dialog.tsx';
import { type Summary, useSummary } from '#web/saving/use-summary.ts';

/** Where the running case is safe. */
type Safe = 'saved' | 'downloaded';

const SAFE: Readonly<Record<Safe, string>> = {
  saved: 'It is saved: you find it under Saved Histories.',
  downloaded: 'Its backup has been downloaded.',
};

type ReplaceDialogProps = { readonly onReplace: () => void; readonly onClose: () => void };

/** Asks what becomes of the running case before another takes its place. */
export function ReplaceDialog({ onReplace, onClose }: ReplaceDialogProps) {
  const [safe, setSafe] = useState<Safe>();
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();
  const summary = useSummary(useKnown());
  const { record } = summary;
  const resume = () => {
    onClose();
    void navigate(furthestPath(useCaseStore.getState().record));
  };
  if (isSaving) {
    return (
      <SaveDialog
        summary={summary}
        pdf={undefined}
        onSaved={() => setSafe('saved')}
        onClose={() => setSaving(false)}
      />
    );
  }
  const actions = (
    <>
      <ActionButton
        kind={safe === undefined ? 'danger' : 'primary'}
        onClick={onReplace}
        isFirstFocus={safe !== undefined}
      >
        Replace It
      </ActionButton>
      {hasPatientData(record) ? (
        <Keep summary={summary} onSave={() => setSaving(true)} onDownloaded={() => setSafe('downloaded')} />
      ) : null}
      <ActionButton
        kind={safe === undefined ? 'primary' : 'plain'}
        onClick={resume}
        isFirstFocus={safe === undefined}
      >
        Resume session
      </ActionButton>
    </>
  );
  return (
    <Dialog
      title="Replace the running session?"
      isOpen
      onClose={onClose}
      actions={actions}
      size="small"
      isStacked
    >
      <p className={classes.whose} dir="auto">
        {[record.name, record.chiefComplaint?.text].filter(Boolean).join(' · ') || 'A patient profile'}
      </p>
      <p>This session is still open. Replacing it deletes it from this browser.</p>
      <p role="status" className={classes.safe}>
        {safe === undefined ? null : SAFE[safe]}
      </p>
    </Dialog>
  );
}

type KeepProps = {
  readonly summary: Summary;
  readonly onSave: () => void;
  readonly onDownloaded: () => void;
};

/** An account keeps the case, a guest downloads it. */
function Keep({ summary, onSave, onDownloaded }: KeepProps) {
  const account = useAccount();
  const download = () => {
    downloadBackup(summary);
    onDownloaded();
  };
  return (
    <ActionButton isDisabled={summary.isSettling} onClick={account ? onSave : download}>
      {account ? 'Save History' : 'Download JSON Backup'}
    </ActionButton>
  );
}
