import { create } from 'zustand';
import type { HistoryEntry, HistoryList } from '#domain/case/patient-record.ts';
import { useCase } from '#web/case/case-store.ts';
import { forget, keep, readKept } from '#web/case/kept.ts';

/** An entry that is being written; it survives a reload, and goes when it is saved or cancelled. */
export type Draft = {
  readonly entry: HistoryEntry;
  /** Not from a catalogue and not in the list yet: saving it also suggests it to the catalogue. */
  readonly isCustom: boolean;
};

type Drafts = { readonly [list in HistoryList]?: Draft };

const useDrafts = create<{ readonly drafts: Drafts }>()(() => ({ drafts: readDrafts() }));

// A reset of the case forgets what was being written for it.
useCase.subscribe((state, before) => {
  if (state.record !== before.record && readKept('entryDrafts') === null) useDrafts.setState({ drafts: {} });
});

/** The entry being written in this list, and how to change it; undefined ends it. */
export function useDraft(list: HistoryList) {
  const draft = useDrafts(state => state.drafts[list]);
  return [draft, (changed: Draft | undefined) => writeDraft(list, changed)] as const;
}

/** The entry being written in this list right now. */
export function readDraft(list: HistoryList): Draft | undefined {
  return useDrafts.getState().drafts[list];
}

/** Begins, changes or (with undefined) ends the entry being written in this list. */
export function writeDraft(list: HistoryList, changed: Draft | undefined): void {
  const { [list]: _, ...others } = useDrafts.getState().drafts;
  const drafts: Drafts = changed ? { ...others, [list]: changed } : others;
  if (Object.keys(drafts).length === 0) forget('entryDrafts');
  else keep('entryDrafts', JSON.stringify(drafts));
  useDrafts.setState({ drafts });
}

/** The entries being written in these lists. */
export function useOpenDrafts(lists: readonly HistoryList[]): readonly Draft[] {
  const drafts = useDrafts(state => state.drafts);
  return lists.flatMap(list => drafts[list] ?? []);
}

function readDrafts(): Drafts {
  try {
    const stored: unknown = JSON.parse(readKept('entryDrafts') ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(Object.entries(stored).filter(([, draft]) => isDraft(draft)));
  } catch {
    return {};
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || !('entry' in value)) return false;
  const { entry } = value;
  return typeof entry === 'object' && entry !== null && 'id' in entry && typeof entry.id === 'string';
}
