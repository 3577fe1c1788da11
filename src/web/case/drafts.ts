import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { readDraft as readFamilyDraft } from '#domain/pedigree/model/read-members.ts';
import { fields, flag, isPlain, type Reader } from '#domain/reading/reader.ts';
import { SINCE_NO_VERSION } from '#domain/reading/stored-format.ts';
import { withoutUnsaidZero } from '#domain/record/migrations.ts';
import { type HistoryList, SECTIONS } from '#domain/sections/pages.ts';
import { entryOf } from '#domain/sections/read-entry.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

/** An entry that is being written; it survives a reload, and goes when it is saved or cancelled. */
export type Draft = {
  readonly entry: HistoryEntry;
  /** Not from a catalogue and not in the list yet: saving it also suggests it to the catalogue. */
  readonly isCustom: boolean;
};

type Drafts = { readonly [list in HistoryList]?: Draft };

const draftOf = (entry: Reader<HistoryEntry>): Reader<Draft> => fields({ entry, isCustom: flag });

const relative: Reader<HistoryEntry> = stored =>
  isPlain(stored) && typeof stored.id === 'string'
    ? readFamilyDraft({ ...stored, id: stored.id })
    : undefined;

const useDrafts = storedStore(
  storedItem<Drafts>('entryDrafts', {
    initial: () => ({}),
    migrations: [...SINCE_NO_VERSION, fromVersion1],
    read: fields(
      {},
      {
        ...Object.fromEntries(SECTIONS.map(section => [section.key, draftOf(entryOf(section))])),
        familyHistory: draftOf(relative),
      },
    ),
  }),
);

/** A number that might stay blank was kept as 0 then, as in the case. */
function fromVersion1(stored: unknown): unknown {
  if (!isPlain(stored)) return undefined;
  const drafts = Object.entries(stored).map(([list, draft]) => [
    list,
    isPlain(draft) ? { ...draft, entry: withoutUnsaidZero(list, draft.entry) } : draft,
  ]);
  return Object.fromEntries(drafts);
}

/** The entry being written in this list, and how to change it; undefined ends it. */
export function useDraft(list: HistoryList) {
  const draft = useDrafts(drafts => drafts[list]);
  return [draft, (changed: Draft | undefined) => writeDraft(list, changed)] as const;
}

/** The entry being written in this list right now. */
export function readDraft(list: HistoryList): Draft | undefined {
  return useDrafts.getState()[list];
}

/** Begins, changes or (with undefined) ends the entry being written in this list. */
export function writeDraft(list: HistoryList, changed: Draft | undefined): void {
  const { [list]: _, ...others } = useDrafts.getState();
  useDrafts.setState(changed ? { ...others, [list]: changed } : others, true);
}

/** The entries being written in these lists. */
export function useOpenDrafts(lists: readonly HistoryList[]): readonly Draft[] {
  const drafts = useDrafts();
  return lists.flatMap(list => drafts[list] ?? []);
}
