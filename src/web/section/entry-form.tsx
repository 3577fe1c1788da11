import { type FormEvent, useEffect, useRef } from 'react';
import { visibleFields } from '#domain/sections/entry.ts';
import type { Section } from '#domain/sections/section.ts';
import type { Draft } from '#web/case/drafts.ts';
import { ActionButton } from '#web/controls/action-button.tsx';
import { ErrorPanel } from '#web/controls/error-panel.tsx';
import { ErrorSummary } from '#web/controls/error-summary.tsx';
import { EntryField } from '#web/section/entry-field.tsx';
import classes from '#web/section/entry-form.module.css';
import { fieldId, useEntryForm } from '#web/section/use-entry-form.ts';

type EntryFormProps = {
  readonly section: Section;
  readonly draft: Draft;
  readonly onChange: (entry: Draft['entry']) => void;
  readonly onClose: () => void;
};

/** The form of one entry, in place. What is typed survives a reload until it is saved or cancelled. */
export function EntryForm({ section, draft, onChange, onClose }: EntryFormProps) {
  const form = useEntryForm({ section, draft, onChange, onClose });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };
  const errors = Object.entries(form.errors).map(([name, message]) => ({
    id: fieldId(section, name),
    message,
  }));
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-labelledby={`${section.key}-form`}>
      <h3 id={`${section.key}-form`} ref={heading} tabIndex={-1}>
        {(!draft.isCustom && section.headline(draft.entry)) || section.addLabel}
      </h3>
      <ErrorSummary errors={errors} />
      {form.failure === undefined ? null : <ErrorPanel message={form.failure} />}
      <div className={classes.fields}>
        {visibleFields(section, draft.entry).map(name => (
          <EntryField
            key={name}
            section={section}
            name={name}
            entry={draft.entry}
            error={form.errors[name]}
            onChange={value => form.set(name, value)}
          />
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
