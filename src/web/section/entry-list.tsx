import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { sortEntries } from '#domain/sections/entry.ts';
import type { PlacedSection } from '#domain/sections/pages.ts';
import { listedFacts } from '#domain/summary/entry-text.ts';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { EntryChips } from '#web/section/entry-chips.tsx';
import classes from '#web/section/entry-list.module.css';
import { rowId } from '#web/section/focus-after.ts';
import { useAsOf } from '#web/section/use-as-of.ts';

type EntryListProps = {
  readonly section: PlacedSection;
  readonly entries: readonly HistoryEntry[];
  /** The entry that is open in the form and therefore not listed. */
  readonly editing: string | undefined;
  /** Another entry is being written: opening one more would lose what was typed. */
  readonly isLocked: boolean;
  /** Opens the form of the entry, at this field where one is named. */
  readonly onEdit: (entry: HistoryEntry, field?: string) => void;
  readonly onRemove: (entry: HistoryEntry) => void;
};

/** The entries in the section's order, under the headings of its groups. */
export function EntryList({ section, entries, editing, isLocked, onEdit, onRemove }: EntryListProps) {
  const shown = sortEntries(section, entries, useAsOf()).filter(({ id }) => id !== editing);
  return [...Map.groupBy(shown, entry => section.groupBy?.(entry) ?? '')].map(([group, members]) => (
    <div key={group} className={classes.group}>
      {group === '' ? null : <h3>{group}</h3>}
      <ul className={`surface ${classes.list}`} aria-label={group || section.title}>
        {members.map(entry => (
          <EntryRow
            key={entry.id}
            section={section}
            entry={entry}
            isLocked={isLocked}
            onEdit={field => onEdit(entry, field)}
            onRemove={() => onRemove(entry)}
          />
        ))}
      </ul>
    </div>
  ));
}

type EntryRowProps = {
  readonly section: PlacedSection;
  readonly entry: HistoryEntry;
  readonly isLocked: boolean;
  readonly onEdit: (field?: string) => void;
  readonly onRemove: () => void;
};

function EntryRow({ section, entry, isLocked, onEdit, onRemove }: EntryRowProps) {
  const headline = section.headline(entry);
  const badge = section.badge?.(entry);
  return (
    <li className={classes.row} id={rowId(section, entry.id)} tabIndex={-1}>
      <div className={classes.words} dir="auto">
        <p className={classes.headline}>
          {headline}
          {badge ? <span className={classes.badge}>{badge}</span> : null}
        </p>
        <p className={classes.facts}>{listedFacts(section, entry).join(' · ')}</p>
        <EntryChips section={section} entry={entry} isLocked={isLocked} onAsk={onEdit} />
      </div>
      <IconButton label={`Edit ${headline}`} onClick={() => onEdit()} isDisabled={isLocked}>
        <IconPencil size={18} aria-hidden />
      </IconButton>
      <IconButton label={`Remove ${headline}`} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </li>
  );
}
