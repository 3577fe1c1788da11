import { type FormEvent, useState } from 'react';
import {
  BULK_LIMIT,
  BULK_RELATIONSHIPS,
  type Bulk,
  type BulkErrors,
  bulkErrors,
} from '#domain/pedigree/bulk-members.ts';
import type { FamilyMember } from '#domain/pedigree/family-member.ts';
import { isRelationship, type Relationship } from '#domain/pedigree/relationship.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { Dialog } from '#web/controls/dialog.tsx';
import { ErrorSummary, focusField } from '#web/controls/error-summary.tsx';
import { NumberField } from '#web/controls/number-field.tsx';
import { SearchableDropdown } from '#web/controls/searchable-dropdown.tsx';
import { TextField } from '#web/controls/text-field.tsx';
import classes from '#web/screens/family-history/member-dialog.module.css';

type BulkDialogProps = {
  readonly members: readonly FamilyMember[];
  readonly onAdd: (bulk: { relationship: Relationship; count: number; prefix: string }) => void;
  readonly onClose: () => void;
};

/** Adds several relatives of one kind at once. */
export function BulkDialog({ members, onAdd, onClose }: BulkDialogProps) {
  const [bulk, setBulk] = useState<Bulk>({ relationship: '', count: 1, prefix: '' });
  const [errors, setErrors] = useState<BulkErrors>({});
  const set = (changed: Partial<Bulk>) => {
    setErrors({});
    setBulk({ ...bulk, ...changed });
  };
  const add = (event?: FormEvent) => {
    event?.preventDefault();
    const found = bulkErrors(bulk, members);
    setErrors(found);
    const [first] = Object.keys(found);
    const { relationship, count, prefix } = bulk;
    if (first !== undefined) requestAnimationFrame(() => focusField(`bulk-${first}`));
    else if (relationship !== '' && count !== null) onAdd({ relationship, count, prefix });
  };
  const actions = (
    <>
      <ActionButton onClick={onClose}>Cancel</ActionButton>
      <ActionButton kind="primary" onClick={() => add()}>
        Add Members
      </ActionButton>
    </>
  );
  return (
    <Dialog title="Add Multiple Members" isOpen onClose={onClose} actions={actions}>
      <form className={classes.form} onSubmit={add} noValidate>
        <ErrorSummary
          errors={Object.entries(errors).map(([field, message]) => ({ id: `bulk-${field}`, message }))}
        />
        <SearchableDropdown
          id="bulk-relationship"
          label="Relationship"
          isRequired
          options={BULK_RELATIONSHIPS}
          value={bulk.relationship}
          error={errors.relationship}
          onChange={chosen => isRelationship(chosen) && set({ relationship: chosen })}
        />
        <NumberField
          id="bulk-count"
          label="Number of members"
          isRequired
          min={1}
          max={BULK_LIMIT}
          value={bulk.count}
          error={errors.count}
          onChange={count => set({ count })}
        />
        <TextField
          id="bulk-prefix"
          label="Name prefix"
          description="Optional. Each name is the prefix, or the relationship, with a number."
          placeholder={bulk.relationship}
          value={bulk.prefix}
          onChange={prefix => set({ prefix })}
        />
        {/* Enter in a field adds, as in any form of several fields. */}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Dialog>
  );
}
