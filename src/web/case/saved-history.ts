import { fields, orNull, type Reader, text } from '#domain/reading/reader.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

/** The saved history that the case in progress was last saved as, and whose it is. */
export type SavedHistoryLink = {
  readonly id: string;
  readonly owner: string;
  readonly title: string;
  /** The state that the next save starts from; ISO 8601. */
  readonly updatedAt: string;
};

type Stored = { readonly link: SavedHistoryLink | null };

const historyLink: Reader<SavedHistoryLink> = fields({ id: text, owner: text, title: text, updatedAt: text });

const useSavedHistory = storedStore(
  storedItem<Stored>('savedHistory', {
    initial: () => ({ link: null }),
    // Before there were versions the link stood there itself.
    migrations: [stored => ({ link: stored })],
    read: fields({ link: orNull(historyLink) }),
  }),
);

/** Null when the case was not saved yet, or by another account. */
export function readSavedHistory(owner: string): SavedHistoryLink | null {
  const { link } = useSavedHistory.getState();
  return link?.owner === owner ? link : null;
}

export function storeSavedHistory(history: SavedHistoryLink): void {
  useSavedHistory.setState({ link: history });
}

type Change = { readonly id: string; readonly from: string; readonly updatedAt: string };

/**
 * This browser changed a saved history itself: if the case was saved as that one, its next save starts from there.
 * A change that started from another state than the one saved here leaves that as it is, or the next save would
 * overwrite what somebody else wrote.
 */
export function followSavedHistory({ id, from, updatedAt }: Change): void {
  const { link } = useSavedHistory.getState();
  if (link?.id === id && link.updatedAt === from) storeSavedHistory({ ...link, updatedAt });
}

/** The history is gone: the next save makes a new one. */
export function forgetSavedHistory(): void {
  useSavedHistory.setState({ link: null });
}
