import { useState } from 'react';
import { isProtected } from '#domain/pedigree/model/default-family.ts';
import { type FamilyMember, nameOf } from '#domain/pedigree/model/family-member.ts';
import { hangingOn } from '#domain/pedigree/model/parentage.ts';
import { listed } from '#domain/text/listed.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ConfirmDialog } from '#web/controls/dialogs/confirm-dialog.tsx';
import { ErrorSummary } from '#web/controls/fields/error-summary.tsx';
import { NotesField } from '#web/controls/fields/notes-field.tsx';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { ConditionFields } from '#web/screens/family-history/condition-fields.tsx';
import { LifeFields } from '#web/screens/family-history/life-fields.tsx';
import classes from '#web/screens/family-history/member-dialog.module.css';
import { MoreFields } from '#web/screens/family-history/more-fields.tsx';
import { PersonFields } from '#web/screens/family-history/person-fields.tsx';
import { type MemberFormUse, useMemberForm } from '#web/screens/family-history/use-member-form.ts';

type MemberDialogProps = MemberFormUse & { readonly onRemove: (member: FamilyMember) => void };

/** Adds or edits a relative. */
export function MemberDialog({ onRemove, ...use }: MemberDialogProps) {
  const form = useMemberForm(use);
  const { onClose } = use;
  const [question, setQuestion] = useState<'discard' | 'remove'>();
  const { existing } = form;
  const hanging = existing ? hangingOn(existing, form.family) : [];
  const canRemove = existing !== undefined && !isProtected(existing);
  const stay = () => setQuestion(undefined);
  return (
    <>
      <FormDialog
        title={existing ? `Edit ${nameOf(existing)}` : 'Add Family Member'}
        className={classes.form}
        size="wide"
        submitLabel={existing ? 'Save Changes' : 'Add Member'}
        onSubmit={form.submit}
        onClose={() => (form.isChanged ? setQuestion('discard') : onClose())}
        onCancel={onClose}
        otherAction={canRemove ? <DeleteButton onClick={() => setQuestion('remove')} /> : null}
      >
        <ErrorSummary errors={form.errors} />
        <PersonFields form={form} />
        <LifeFields form={form} />
        <ConditionFields {...form.field('medicalConditions')} />
        <MoreFields form={form} />
        <NotesField {...form.field('notes')} label="Notes" />
      </FormDialog>
      <ConfirmDialog
        title="Discard what you typed?"
        isOpen={question === 'discard'}
        onCancel={stay}
        onConfirm={onClose}
        cancelLabel="Keep Editing"
        confirmLabel="Discard"
        isDestructive
      >
        <p>This relative has changes that are not saved.</p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete Family Member"
        isOpen={question === 'remove'}
        onCancel={stay}
        onConfirm={() => existing && onRemove(existing)}
        cancelLabel="Cancel"
        confirmLabel="Delete"
        isDestructive
      >
        <p>
          Are you sure you want to remove {existing ? nameOf(existing) : 'this member'} from the family? This
          action cannot be undone.
        </p>
        {hanging.length > 0 ? (
          <p>
            {listed(hanging.map(nameOf))} {hanging.length === 1 ? 'is' : 'are'} in the family only through
            this relative and {hanging.length === 1 ? 'goes' : 'go'} too.
          </p>
        ) : null}
      </ConfirmDialog>
    </>
  );
}

function DeleteButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <div className={classes.remove}>
      <ActionButton kind="quiet" onClick={onClick}>
        Delete Member
      </ActionButton>
    </div>
  );
}
