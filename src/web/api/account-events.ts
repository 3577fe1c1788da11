/** What the tabs of one browser tell each other about the account (specification 25.16). */
export type AccountEvent =
  | 'signed-in'
  | 'signed-out'
  | 'token-refreshed'
  | 'password-recovery'
  | 'user-updated';

let channel: BroadcastChannel | undefined;

function tabs(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel('anamnesis.account');
  return channel;
}

/** Tells every other tab. */
export function broadcastAccountEvent(event: AccountEvent): void {
  tabs()?.postMessage(event);
}

/** Hears what other tabs tell. Answers the function that ends it. */
export function onAccountEvent(hear: (event: AccountEvent) => void): () => void {
  const listen = ({ data }: MessageEvent<AccountEvent>) => hear(data);
  tabs()?.addEventListener('message', listen);
  return () => tabs()?.removeEventListener('message', listen);
}
