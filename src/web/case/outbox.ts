import { fields, isPlain, listOf, oneOf, type Plain, type Reader, text } from '#domain/reading/reader.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

const KINDS = ['feedback', 'history'] as const;

/** Something for the server that could not be sent yet. */
export type Waiting = {
  readonly id: string;
  readonly kind: (typeof KINDS)[number];
  /** As it will be sent; the server looks at it as at any other. */
  readonly content: Plain;
};

type Outbox = { readonly waiting: readonly Waiting[] };

const plain: Reader<Plain> = stored => (isPlain(stored) ? stored : undefined);

/** What waits for the network. It outlives the case: what was to be sent will be. */
export const useOutbox = storedStore(
  storedItem<Outbox>('outbox', {
    initial: () => ({ waiting: [] }),
    read: fields({ waiting: listOf(fields({ id: text, kind: oneOf(KINDS), content: plain })) }),
  }),
);

/** Adds something to what waits. */
export function sendLater(kind: Waiting['kind'], content: Plain): void {
  const id = `${Date.now()}.${Math.random()}`;
  useOutbox.setState(({ waiting }) => ({ waiting: [...waiting, { id, kind, content }] }));
}

/** It was sent, or refused for good. */
export function takeFromOutbox(id: string): void {
  useOutbox.setState(({ waiting }) => ({ waiting: waiting.filter(one => one.id !== id) }));
}
