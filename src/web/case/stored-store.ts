import { useSyncExternalStore } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  clearedBy,
  type Reset,
  readStored,
  removeStored,
  STORED,
  type StoredName,
} from '#web/case/browser-storage.ts';
import type { SharedItem, StoredItem } from '#web/case/stored-item.ts';

type Follower = { readonly names: readonly StoredName[]; readonly follow: () => void };

/** Every store there is, so that it can show what is stored when that was changed elsewhere. */
const followers: Follower[] = [];

/** A store that the browser keeps: loaded when it is made, stored at every change. */
export function storedStore<State extends object>(item: StoredItem<State>) {
  const store = create<State>()(
    persist(item.initial, {
      name: item.names.join(),
      storage: {
        getItem: () => ({ state: item.load() ?? item.initial() }),
        setItem: (_, { state }) => item.save(state),
        removeItem: () => item.names.forEach(removeStored),
      },
      // What is not stored any more must go, so nothing of the state before is mixed in.
      merge: stored => stored as State,
    }),
  );
  followers.push({ names: item.names, follow: () => void store.persist.rehydrate() });
  return store;
}

type Rehydrated = { readonly persist: { readonly rehydrate: () => unknown } };

/** Has the store show what another tab has stored meanwhile, before this one builds on it. */
export function catchUp(store: Rehydrated, item: Pick<SharedItem<never>, 'isBehind'>): void {
  if (item.isBehind()) store.persist.rehydrate();
}

/** Forgets whatever the reset clears; the stores are as they were at first. */
export function forget(reset: Reset): void {
  const cleared = clearedBy(reset);
  cleared.forEach(removeStored);
  show(name => cleared.includes(name));
}

/** Another tab of the same browser changed something: this one follows. */
export function followOtherTabs(): () => void {
  return onOtherTab(({ key }) => show(name => key === null || STORED[name].key === key));
}

/** Whether the browser keeps something under this name, without the store that could read it. */
export function useIsStored(name: StoredName): boolean {
  return useSyncExternalStore(onOtherTab, () => readStored(name) !== null);
}

function onOtherTab(follow: (change: StorageEvent) => void): () => void {
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Has the stores show what is stored under these names now. */
function show(isConcerned: (name: StoredName) => boolean): void {
  for (const { names, follow } of followers) if (names.some(isConcerned)) follow();
}
