import { create } from 'zustand';

/** Whether a new version is kept already and only waits for a page to be opened anew. */
export const useNewVersion = create<{ readonly isReady: boolean }>(() => ({ isReady: false }));
