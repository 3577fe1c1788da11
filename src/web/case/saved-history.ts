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
  try {
    const kept: Partial<KeptHistory> | null = JSON.parse(readKept('savedHistory') ?? 'null');
    const { id, title, updatedAt } = kept ?? {};
    if (kept?.owner !== owner || !id || !title || !updatedAt) return null;
    return { id, owner, title, updatedAt };
  } catch {
    return null;
  }
}

export function keepSavedHistory(history: KeptHistory): void {
  keep('savedHistory', JSON.stringify(history));
}

/** The history is gone: the next save makes a new one. */
export function forgetSavedHistory(): void {
  forget('savedHistory');
}
