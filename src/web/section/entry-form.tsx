import { useEffect, useRef } from 'react';
import { visibleFields } from '#domain/sections/entry.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import type { Draft } from '#web/case/drafts.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorSummary } from '#web/controls/fields/error-summary.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { EntryField } from '#web/section/entry-field.tsx';
import classes from '#web/section/entry-form.module.css';
import { useEntryForm } from '#web/section/use-entry-form.ts';

type EntryFormProps = {
  readonly section: PlacedSection;
  readonly draft: Draft;
  readonly onChange: (entry: Draft['entry']) => void;
  readonly onClose: () => void;
};

/** The form of one entry, in place. What is typed survives a reload until it is saved or cancelled. */
export function EntryForm({ section, draft, onChange, onClose }: EntryFormProps) {
  const { form, failure } = useEntryForm({ section, draft, onChange, onClose });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <form
      className={`surface ${classes.form}`}
      onSubmit={form.submit}
      noValidate
      aria-labelledby={`${section.key}-form`}
    >
      <h3 id={`${section.key}-form`} ref={heading} tabIndex={-1}>
        {(!draft.isCustom && section.headline(draft.entry)) || section.addLabel}
      </h3>
      <ErrorSummary errors={form.errors} />
      <ErrorPanel message={failure} />
      <div className={classes.fields}>
        {visibleFields(section, draft.entry).map(name => (
          <EntryField key={name} section={section} name={name} entry={draft.entry} {...form.field(name)} />
        ))}
      </div>
      <div className={classes.actions}>
        <ActionButton onClick={onClose}>Cancel</ActionButton>
        <ActionButton type="submit" kind="primary">
          Save
        </ActionButton>
      </div>
    </form>
  );
}
