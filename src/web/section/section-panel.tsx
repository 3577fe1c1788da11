import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { removeEntry } from '#domain/case/history-lists.ts';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { openEntry } from '#domain/sections/entry.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { type Draft, useDraft } from '#web/case/drafts.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ConfirmDialog } from '#web/controls/dialogs/confirm-dialog.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import { CataloguePicker } from '#web/section/catalogue-picker.tsx';
import { DenialToggle } from '#web/section/denial-toggle.tsx';
import { EntryForm } from '#web/section/entry-form.tsx';
import { EntryList } from '#web/section/entry-list.tsx';
import { addId, focusAfter, titleId } from '#web/section/focus-after.ts';
import { newDraft } from '#web/section/new-draft.ts';
import { QuickEntryField } from '#web/section/quick-entry-field.tsx';
import classes from '#web/section/section-panel.module.css';

/** A section of past history: its list, its form in place, and the question before anything is removed. */
export function SectionPanel({ section }: { readonly section: PlacedSection }) {
  const entries = useCaseStore(state => state.record[section.key]);
  const change = useCaseStore(state => state.change);
  const [draft, setDraft] = useDraft(section.key);
  const [isPicking, setPicking] = useState(false);
  const [askedFor, setAskedFor] = useState<string>();
  const [removing, setRemoving] = useState<HistoryEntry>();

  const add = () => (section.catalogue ? setPicking(true) : write(newDraft(section)));
  const write = (opened: Draft, field?: string) => {
    setPicking(false);
    setAskedFor(field);
    setDraft(opened);
  };
  const remove = () => {
    if (removing) change(record => removeEntry(record, section.key, removing.id));
    setRemoving(undefined);
    announce('Removed');
    focusAfter(section);
  };
  const isFull = section.limit === 'one' && entries.length > 0;
  const isBusy = draft !== undefined || isPicking;

  return (
    <section className={classes.section} aria-labelledby={titleId(section)}>
      <SectionHead section={section} onAdd={isFull || isBusy ? undefined : add} />
      {section.quick && !isBusy ? <QuickEntryField section={section} quick={section.quick} /> : null}
      {entries.length === 0 && !isBusy ? <EmptyList section={section} /> : null}
      <EntryList
        section={section}
        entries={entries}
        editing={draft?.entry.id}
        isLocked={draft !== undefined}
        onEdit={(entry, field) => write({ entry: openEntry(section, entry), isCustom: false }, field)}
        onRemove={setRemoving}
      />
      {isPicking && section.catalogue ? (
        <CataloguePicker
          section={section}
          use={section.catalogue}
          entries={entries}
          onPick={opened => write(opened)}
          onClose={() => {
            setPicking(false);
            focusAfter(section);
          }}
        />
      ) : null}
      {draft ? (
        <EntryForm
          key={draft.entry.id}
          section={section}
          draft={draft}
          openedFor={askedFor}
          onChange={entry => setDraft({ ...draft, entry })}
          onClose={() => {
            setDraft(undefined);
            focusAfter(section, draft.entry.id);
          }}
        />
      ) : null}
      <RemovalDialog
        section={section}
        entry={removing}
        onCancel={() => setRemoving(undefined)}
        onConfirm={remove}
      />
    </section>
  );
}

/** Nobody asked yet; or somebody did, and there is nothing. */
function EmptyList({ section }: { readonly section: PlacedSection }) {
  const isDenied = useCaseStore(({ record }) => record.deniedSections.includes(section.key));
  return (
    <div className={classes.empty}>
      <p>{isDenied && section.negative ? section.negative.told : section.empty}</p>
      <DenialToggle list={section.key} />
    </div>
  );
}

type SectionHeadProps = { readonly section: PlacedSection; readonly onAdd: (() => void) | undefined };

/** The title, and the way to add an entry where one may be added. */
function SectionHead({ section, onAdd }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <h2 id={titleId(section)} tabIndex={-1}>
        {section.title}
      </h2>
      {onAdd === undefined ? null : (
        <ActionButton id={addId(section)} icon={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
          {section.addLabel}
        </ActionButton>
      )}
    </div>
  );
}

type RemovalDialogProps = {
  readonly section: PlacedSection;
  readonly entry: HistoryEntry | undefined;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** Asks before an entry is removed; nothing without one. */
function RemovalDialog({ section, entry, onCancel, onConfirm }: RemovalDialogProps) {
  const { title, text } = section.removal;
  return (
    <ConfirmDialog
      title={title}
      isOpen={entry !== undefined}
      onCancel={onCancel}
      onConfirm={onConfirm}
      cancelLabel="Cancel"
      confirmLabel="Delete"
      isDestructive
    >
      {entry ? (
        <p className={classes.removed} dir="auto">
          {section.headline(entry)}
        </p>
      ) : null}
      <p>
        {text ??
          `Are you sure you want to remove this ${section.record} record? This action cannot be undone.`}
      </p>
    </ConfirmDialog>
  );
}
