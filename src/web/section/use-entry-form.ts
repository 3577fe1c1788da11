import { useState } from 'react';
import { saveEntry } from '#domain/case/history-lists.ts';
import {
  changeField,
  type EntryErrors,
  errorsIn,
  isDuplicate,
  settleEntry,
  visibleFields,
} from '#domain/sections/entry.ts';
import type { Section } from '#domain/sections/section.ts';
import { suggestEntry } from '#web/api/suggestions.ts';
import { useCase } from '#web/case/case-store.ts';
import type { Draft } from '#web/case/drafts.ts';
import { announce } from '#web/controls/announce.tsx';
import { focusField } from '#web/controls/error-summary.tsx';

type EntryFormUse = {
  readonly section: Section;
  readonly draft: Draft;
  readonly onChange: (entry: Draft['entry']) => void;
  readonly onClose: () => void;
};

/** The form of one entry: its errors, its changes, and saving it. */
export function useEntryForm({ section, draft, onChange, onClose }: EntryFormUse) {
  const [errors, setErrors] = useState<EntryErrors>({});
  const [failure, setFailure] = useState<string>();
  const { entry, isCustom } = draft;

  const set = (name: string, value: unknown) => {
    const { [name]: _, ...others } = errors;
    const changed = changeField(section, entry, name, value);
    const visible = visibleFields(section, changed);
    setErrors(Object.fromEntries(Object.entries(others).filter(([field]) => visible.includes(field))));
    onChange(changed);
  };
  const save = () => {
    const entries = useCase.getState().record[section.key];
    const found = { ...errorsIn(section, entry), ...duplicateError(section, entries, entry) };
    setErrors(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return requestAnimationFrame(() => focusField(fieldId(section, first)));
    if (section.limit === 'one' && entries.some(({ id }) => id !== entry.id)) {
      return setFailure(
        `You can only have one ${section.record} record. Please edit the existing record instead.`,
      );
    }
    try {
      const isNew = !entries.some(({ id }) => id === entry.id);
      const settled = settleEntry(section, entry);
      useCase.getState().change(record => saveEntry(record, section.key, settled));
      if (isNew && isCustom) suggestEntry(section, settled);
    } catch {
      return setFailure(section.catalogue?.saveError ?? 'The entry could not be saved. Please try again.');
    }
    announce('Saved');
    onClose();
  };
  return { errors, failure, set, save };
}

/** The id of a field's input, for its label and for links to it. */
export function fieldId(section: Section, name: string): string {
  return `${section.key}-${name}`;
}

function duplicateError(
  section: Section,
  entries: readonly Draft['entry'][],
  entry: Draft['entry'],
): EntryErrors {
  const use = section.catalogue;
  return use && isDuplicate(section, entries, entry) ? { [use.nameField]: use.duplicate } : {};
}
