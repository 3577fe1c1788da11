import { create } from 'zustand';

/** `waiting`: something could not be sent, and will be. */
type Keeping = 'kept' | 'sending' | 'waiting';

/** How it stands with the account just now. */
export const useKeeping = create<{
  readonly state: Keeping;
  /** How many patients a guest had taken who has signed in since. */
  readonly carried: number;
}>(() => ({ state: 'kept', carried: 0 }));
