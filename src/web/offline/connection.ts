import { useEffect, useRef } from 'react';
import { create } from 'zustand';

/** Whether the server could be reached when it was last tried. */
const useConnection = create<{ readonly isOffline: boolean }>(() => ({ isOffline: false }));

/** Whether the server cannot be reached, as it changes. */
export function useIsOffline(): boolean {
  return useConnection(({ isOffline }) => isOffline);
}

export function isOffline(): boolean {
  return useConnection.getState().isOffline;
}

/** A call was answered, or got nowhere. */
export function noteConnection(isReached: boolean): void {
  if (isOffline() === isReached) useConnection.setState({ isOffline: !isReached });
}

/** Calls when the server can be reached again, if something waits for that. */
export function useOnBackOnline(isWaiting: boolean, call: () => void): void {
  const latest = useRef(call);
  latest.current = call;
  useEffect(() => {
    if (!isWaiting) return;
    return useConnection.subscribe((now, before) => {
      if (before.isOffline && !now.isOffline) latest.current();
    });
  }, [isWaiting]);
}
