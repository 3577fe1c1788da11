import { create } from 'zustand';

type StorageState = {
  /** The browser refused to keep what was changed last: its storage is full, or forbidden. */
  readonly isRefused: boolean;
  /** Another tab has changed the case since this one saw it, and this one has changed it too. */
  readonly isCaseDivided: boolean;
};

/** What stands between the page and what the browser keeps. */
export const useStorageState = create<StorageState>(() => ({ isRefused: false, isCaseDivided: false }));
