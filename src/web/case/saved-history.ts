import { forget, keep, readKept } from '#web/case/kept.ts';

/** The saved history that the case in progress was last saved as, and whose it is. */
export type KeptHistory = {
  readonly id: string;
  readonly owner: string;
  readonly title: string;
  /** The state that the next save starts from; ISO 8601. */
  readonly updatedAt: string;
};

/** Null when the case was not saved yet, or by another account. */
export function readSavedHistory(owner: string): KeptHistory | null {
  const kept = readAnyHistory();
  return kept?.owner === owner ? kept : null;
}

export function keepSavedHistory(history: KeptHistory): void {
  keep('savedHistory', JSON.stringify(history));
}

type Change = { readonly id: string; readonly from: string; readonly updatedAt: string };

/**
 * This browser changed a saved history itself: if the case was saved as that one, its next save starts from there.
 * A change that started from another state than the one saved here leaves that as it is, or the next save would
 * overwrite what somebody else wrote.
 */
export function followSavedHistory({ id, from, updatedAt }: Change): void {
  const kept = readAnyHistory();
  if (kept?.id === id && kept.updatedAt === from) keepSavedHistory({ ...kept, updatedAt });
}

/** The history is gone: the next save makes a new one. */
export function forgetSavedHistory(): void {
  forget('savedHistory');
}

function readAnyHistory(): KeptHistory | null {
  try {
    const kept: Partial<KeptHistory> | null = JSON.parse(readKept('savedHistory') ?? 'null');
    const { id, owner, title, updatedAt } = kept ?? {};
    return id && owner && title && updatedAt ? { id, owner, title, updatedAt } : null;
  } catch {
    return null;
  }
}
