import { type FormEvent, useId, useState } from 'react';
import { isProtected } from '#domain/pedigree/default-family.ts';
import { type FamilyMember, nameOf } from '#domain/pedigree/family-member.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { ConfirmDialog } from '#web/controls/confirm-dialog.tsx';
import { Dialog } from '#web/controls/dialog.tsx';
import { ErrorSummary } from '#web/controls/error-summary.tsx';
import { NotesField } from '#web/controls/notes-field.tsx';
import { ConditionFields } from '#web/screens/family-history/condition-fields.tsx';
import { LifeFields } from '#web/screens/family-history/life-fields.tsx';
import classes from '#web/screens/family-history/member-dialog.module.css';
import { PersonFields } from '#web/screens/family-history/person-fields.tsx';
import { fieldId, type MemberForm } from '#web/screens/family-history/use-member-form.ts';

type MemberDialogProps = {
  readonly form: MemberForm;
  readonly onRemove: (member: FamilyMember) => void;
};

/** Adds or edits a relative. */
export function MemberDialog({ form, onRemove }: MemberDialogProps) {
  const formId = useId();
  const [question, setQuestion] = useState<'discard' | 'remove'>();
  const { draft, existing } = form;
  const close = () => (form.isChanged ? setQuestion('discard') : form.cancel());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    form.save();
  };
  const errors = Object.entries(form.errors).map(([field, message]) => ({ id: fieldId(field), message }));
  const canRemove = existing !== undefined && !isProtected(existing);
  const actions = (
    <>
      {canRemove ? (
        <div className={classes.remove}>
          <ActionButton kind="quiet" onClick={() => setQuestion('remove')}>
            Delete Member
          </ActionButton>
        </div>
      ) : null}
      <ActionButton onClick={form.cancel}>Cancel</ActionButton>
      <SubmitButton formId={formId} label={existing ? 'Save Changes' : 'Add Member'} />
    </>
  );
  return (
    <Dialog
      title={existing ? `Edit ${nameOf(existing)}` : 'Add Family Member'}
      isOpen
      onClose={close}
      actions={actions}
      size="wide"
    >
      <form id={formId} className={classes.form} onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} />
        <PersonFields form={form} />
        <LifeFields form={form} />
        <ConditionFields conditions={draft.medicalConditions} onChange={form.setConditions} />
        <NotesField
          id={fieldId('notes')}
          label="Notes"
          value={draft.notes}
          onChange={notes => form.set({ notes })}
        />
        {/* Enter in a field saves, as in any form. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
      <ConfirmDialog
        title="Discard what you typed?"
        isOpen={question === 'discard'}
        onCancel={() => setQuestion(undefined)}
        onConfirm={form.cancel}
        cancelLabel="Keep Editing"
        confirmLabel="Discard"
        isDestructive
      >
        <p>This relative has changes that are not saved.</p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete Family Member"
        isOpen={question === 'remove'}
        onCancel={() => setQuestion(undefined)}
        onConfirm={() => existing && onRemove(existing)}
        cancelLabel="Cancel"
        confirmLabel="Delete"
        isDestructive
      >
        <p>
          Are you sure you want to remove {existing ? nameOf(existing) : 'this member'} from the family? This
          action cannot be undone.
        </p>
      </ConfirmDialog>
    </Dialog>
  );
}

/** Stands outside of its form, in the dialog's row of buttons. */
function SubmitButton({ formId, label }: { readonly formId: string; readonly label: string }) {
  const submit = () => {
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  return (
    <ActionButton kind="primary" onClick={submit}>
      {label}
    </ActionButton>
  );
}
