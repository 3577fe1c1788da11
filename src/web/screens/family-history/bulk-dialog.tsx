import { useState } from 'react';
import {
  BULK_LIMIT,
  BULK_RELATIONSHIPS,
  type Bulk,
  bulkErrors,
} from '#domain/pedigree/model/bulk-members.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { Relationship } from '#domain/pedigree/model/relationship.ts';
import { ErrorSummary } from '#web/controls/fields/error-summary.tsx';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { OptionDropdown } from '#web/controls/lists/option-dropdown.tsx';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import classes from '#web/screens/family-history/member-dialog.module.css';

type BulkDialogProps = {
  readonly members: readonly FamilyMember[];
  readonly onAdd: (bulk: { relationship: Relationship; count: number; prefix: string }) => void;
  readonly onClose: () => void;
};

/** Adds several relatives of one kind at once. */
export function BulkDialog({ members, onAdd, onClose }: BulkDialogProps) {
  const form = useForm({
    typed: useState<Bulk>({ relationship: '', count: 1, prefix: '' }),
    errorsIn: bulk => bulkErrors(bulk, members),
    idOf: field => `bulk-${field}`,
    onAccepted: ({ relationship, count, prefix }) => {
      if (relationship !== '' && count !== null) onAdd({ relationship, count, prefix });
    },
  });
  const { relationship } = form.values;
  return (
    <FormDialog
      title="Add Multiple Members"
      className={classes.form}
      submitLabel="Add Members"
      onSubmit={form.submit}
      onClose={onClose}
    >
      <ErrorSummary errors={form.errors} />
      <OptionDropdown
        {...form.field('relationship')}
        label="Relationship"
        isRequired
        options={BULK_RELATIONSHIPS}
      />
      <NumberField {...form.field('count')} label="Number of members" isRequired min={1} max={BULK_LIMIT} />
      <TextField
        {...form.field('prefix')}
        label="Name prefix"
        description="Optional. Each name is the prefix, or the relationship, with a number."
        placeholder={relationship}
      />
    </FormDialog>
  );
}
