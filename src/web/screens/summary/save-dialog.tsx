import { useEffect, useId, useState } from 'react';
import { updatedTime } from '#web/account/updated-time.ts';
import { errorsOf, useFields } from '#web/account/use-fields.ts';
import { messageOf } from '#web/api/message-of.ts';
import { useAccount } from '#web/api/session.ts';
import { readSavedHistory } from '#web/case/saved-history.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { Dialog } from '#web/controls/dialog.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { TextField } from '#web/controls/text-field.tsx';
import classes from '#web/screens/summary/save-dialog.module.css';
import { defaultTitle, type Pdf } from '#web/screens/summary/save-history.ts';
import { useSaveHistory } from '#web/screens/summary/use-save-history.ts';
import type { Summary } from '#web/screens/summary/use-summary.ts';

/** How long the success stays (specification, section 9). */
const CLOSES_AFTER_MS = 1500;

type SaveDialogProps = {
  readonly summary: Summary;
  readonly pdf: Pdf | undefined;
  readonly onClose: () => void;
};

/** Save History: a title, then the history is updated, or inserted the first time. */
export function SaveDialog({ summary, pdf, onClose }: SaveDialogProps) {
  const formId = useId();
  const owner = useAccount()?.id ?? '';
  const [before] = useState(() => readSavedHistory(owner));
  const saving = useSaveHistory(summary, pdf);
  const form = useFields(
    { title: before?.title ?? defaultTitle(summary.record.name) },
    ({ title }) => errorsOf({ title: title.trim() === '' && 'Please enter a title for this history' }),
    ({ title }) => saving.mutate({ title: title.trim(), way: 'save' }),
  );
  const isSaved = saving.data?.kind === 'saved';
  useEffect(() => {
    if (!isSaved) return;
    const closing = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(closing);
  }, [isSaved, onClose]);

  if (isSaved) return <Saved onClose={onClose} />;
  const save = (way: 'over' | 'as-new') => saving.mutate({ title: form.fields.title.trim(), way });
  if (saving.data?.kind === 'conflict')
    return <Conflict theirs={saving.data.current} onSave={save} onClose={onClose} />;

  const failure = messageOf(saving.error, 'Failed to save history');
  const actions = (
    <>
      <ActionButton onClick={onClose} isDisabled={saving.isPending}>
        Cancel
      </ActionButton>
      <ActionButton kind="primary" type="submit" form={formId} isBusy={saving.isPending}>
        {before === null ? 'Save History' : 'Update History'}
      </ActionButton>
    </>
  );
  return (
    <Dialog title="Save History" isOpen onClose={onClose} actions={actions} isLocked={saving.isPending}>
      <form id={formId} className={classes.form} onSubmit={form.submit} noValidate>
        <TextField
          id="history-title"
          label="Title"
          isRequired
          maxLength={200}
          error={form.errors.title}
          value={form.fields.title}
          onChange={title => form.set('title', title)}
        />
        {failure === undefined ? null : <ErrorPanel message={failure} />}
      </form>
    </Dialog>
  );
}

function Saved({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Saved" isOpen onClose={onClose} size="small">
      <p role="status">History saved successfully. You find it under Saved Histories.</p>
    </Dialog>
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
