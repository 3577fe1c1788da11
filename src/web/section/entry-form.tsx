import { useEffect, useRef } from 'react';
import { errorsIn, formFields } from '#domain/sections/entry.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import type { Draft } from '#web/case/drafts.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorSummary, focusField } from '#web/controls/fields/error-summary.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { EntryField } from '#web/section/entry-field.tsx';
import classes from '#web/section/entry-form.module.css';
import { fieldId } from '#web/section/focus-after.ts';
import { MoreFields } from '#web/section/more-fields.tsx';
import { useAsOf } from '#web/section/use-as-of.ts';
import { useEntryForm } from '#web/section/use-entry-form.ts';

type EntryFormProps = {
  readonly section: PlacedSection;
  readonly draft: Draft;
  /** The field it was opened for; otherwise it begins at its heading. */
  readonly openedFor: string | undefined;
  readonly onChange: (entry: Draft['entry']) => void;
  readonly onClose: () => void;
};

/** The form of one entry, in place. What is typed survives a reload until it is saved or cancelled. */
export function EntryForm({ section, draft, openedFor, onChange, onClose }: EntryFormProps) {
  const { form, failure } = useEntryForm({ section, draft, onChange, onClose });
  const heading = useRef<HTMLHeadingElement>(null);
  const first = openedFor === undefined ? undefined : fieldId(section, openedFor);
  useEffect(() => {
    heading.current?.focus();
    if (first !== undefined) focusField(first);
  }, [first]);
  const { asked, more } = formFields(section, draft.entry);
  const wanting = errorsIn(section, draft.entry, useAsOf());
  const isUnfinished = (name: string) => wanting[name] !== undefined || form.field(name).error !== undefined;
  const labelled = (name: string) => section.fields[name]?.label ?? '';
  const fieldOf = (name: string) => (
    <EntryField key={name} section={section} name={name} entry={draft.entry} {...form.field(name)} />
  );
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
      <div className={classes.fields}>{asked.map(fieldOf)}</div>
      {more.length === 0 ? null : (
        <MoreFields labels={more.map(labelled)} isNeeded={more.some(isUnfinished)}>
          {more.map(fieldOf)}
        </MoreFields>
      )}
      <div className={classes.actions}>
        <ActionButton onClick={onClose}>Cancel</ActionButton>
        <ActionButton type="submit" kind="primary">
          Save
        </ActionButton>
      </div>
    </form>
  );
}
