import { useState } from 'react';
import { saveHistoryEndpoint } from '#contract/endpoints/histories.ts';
import { updatedTime } from '#web/account/updated-time.ts';
import { failureMessage } from '#web/api/failure-message.ts';
import { useAccount } from '#web/api/session.ts';
import { readSavedHistory } from '#web/case/saved-history.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { Dialog } from '#web/controls/dialogs/dialog.tsx';
import { PassingDialog } from '#web/controls/dialogs/passing-dialog.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import classes from '#web/saving/save-dialog.module.css';
import { defaultTitle, type Pdf } from '#web/saving/save-history.ts';
import { useSaveHistory } from '#web/saving/use-save-history.ts';
import type { Summary } from '#web/saving/use-summary.ts';

/** How long the success stays (specification 23.18). */
const CLOSES_AFTER_MS = 1500;

/** There is more to read. */
const KEPT_CLOSES_AFTER_MS = 5000;

type SaveDialogProps = {
  readonly summary: Summary;
  readonly pdf: Pdf | undefined;
  readonly onSaved?: () => void;
  readonly onClose: () => void;
};

/** Save History: a title, then the history is updated, or inserted the first time. */
export function SaveDialog({ summary, pdf, onSaved, onClose }: SaveDialogProps) {
  const owner = useAccount()?.id ?? '';
  const [before] = useState(() => readSavedHistory(owner));
  const saving = useSaveHistory(summary, { pdf, onSaved });
  const form = useForm({
    typed: useState({ title: before?.title ?? defaultTitle(summary.record.name) }),
    errorsIn: ({ title }) => ({ title: title.trim() === '' && saveHistoryEndpoint.errors.title }),
    idOf: field => `history-${field}`,
    onAccepted: ({ title }) => saving.mutate({ title: title.trim(), way: 'save' }),
  });
  if (saving.data?.kind === 'saved') {
    return (
      <PassingDialog title="Saved" forMs={CLOSES_AFTER_MS} onClose={onClose}>
        History saved successfully. You find it under Saved Histories.
      </PassingDialog>
    );
  }
  if (saving.data?.kind === 'later') {
    return (
      <PassingDialog title="Kept for Later" forMs={KEPT_CLOSES_AFTER_MS} onClose={onClose}>
        You are offline. The history is kept in this browser and saved when you are online again.
      </PassingDialog>
    );
  }
  const save = (way: 'over' | 'as-new') => saving.mutate({ title: form.values.title.trim(), way });
  if (saving.data?.kind === 'conflict')
    return <Conflict theirs={saving.data.current} onSave={save} onClose={onClose} />;

  const failure = failureMessage(saving.error, saveHistoryEndpoint);
  return (
    <FormDialog
      title="Save History"
      className={classes.form}
      submitLabel={before === null ? 'Save History' : 'Update History'}
      onSubmit={form.submit}
      onClose={onClose}
      isBusy={saving.isPending}
    >
      <TextField {...form.field('title')} label="Title" isRequired maxLength={200} />
      <ErrorPanel message={failure} />
    </FormDialog>
  );
}

type ConflictProps = {
  readonly theirs: { readonly title: string; readonly updated_at: string };
  readonly onSave: (way: 'over' | 'as-new') => void;
  readonly onClose: () => void;
};

/** Somebody saved since this device last did: nothing is overwritten before the user has chosen. */
function Conflict({ theirs, onSave, onClose }: ConflictProps) {
  const actions = (
    <>
      <ActionButton kind="danger" onClick={() => onSave('over')}>
        Replace It
      </ActionButton>
      <ActionButton kind="primary" onClick={() => onSave('as-new')} isFirstFocus>
        Save as a New History
      </ActionButton>
    </>
  );
  return (
    <Dialog title="Changed on another device" isOpen onClose={onClose} actions={actions}>
      <p>
        “<span dir="auto">{theirs.title}</span>” was saved elsewhere on {updatedTime(theirs.updated_at)},
        after you last saved it here. Nothing has been overwritten. Keep both, or replace what is stored with
        what is on this page.
      </p>
    </Dialog>
  );
}
