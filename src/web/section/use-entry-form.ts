import { useState } from 'react';
import { saveEntry } from '#domain/case/history-lists.ts';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { changeField, errorsIn, isBlank, isDuplicate, settleEntry } from '#domain/sections/entry.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import type { Section } from '#domain/sections/section.ts';
import { suggestEntry } from '#web/api/suggestions.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import type { Draft } from '#web/case/drafts.ts';
import { announce } from '#web/controls/progress/announce.tsx';
import { type FormErrors, useForm } from '#web/form/use-form.ts';
import { fieldId } from '#web/section/focus-after.ts';
import { useAsOf } from '#web/section/use-as-of.ts';

type EntryFormUse = {
  readonly section: PlacedSection;
  readonly draft: Draft;
  readonly onChange: (entry: HistoryEntry) => void;
  readonly onClose: () => void;
};

/** The form of one entry, and saving it. */
export function useEntryForm({ section, draft, onChange, onClose }: EntryFormUse) {
  const [failure, setFailure] = useState<string>();
  const asOf = useAsOf();
  const entries = useCaseStore(({ record }) => record[section.key]);

  const save = (entry: HistoryEntry) => {
    if (section.limit === 'one' && entries.some(({ id }) => id !== entry.id)) {
      return setFailure(
        `You can only have one ${section.record} record. Please edit the existing record instead.`,
      );
    }
    if (isBlank(section, entry)) return setFailure('Nothing has been entered yet.');
    try {
      const isNew = !entries.some(({ id }) => id === entry.id);
      const settled = settleEntry(section, entry);
      useCaseStore.getState().change(record => saveEntry(record, section.key, settled));
      if (isNew && draft.isCustom) suggestEntry(section, settled);
    } catch {
      return setFailure(section.catalogue?.saveError ?? 'The entry could not be saved. Please try again.');
    }
    announce('Saved');
    onClose();
  };
  const form = useForm({
    typed: [draft.entry, onChange],
    follow: (entry, field) => changeField(section, entry, field, entry[field]),
    errorsIn: entry => ({ ...errorsIn(section, entry, asOf), ...duplicateError(section, entries, entry) }),
    idOf: field => fieldId(section, field),
    onAccepted: save,
  });
  return { form, failure };
}

function duplicateError(
  section: Section,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): FormErrors<HistoryEntry> {
  const use = section.catalogue;
  return use && isDuplicate(use.nameField, entries, entry) ? { [use.nameField]: use.duplicate } : {};
}
