import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Dispatcher, request as send } from 'undici';
import { guardedAgent } from '#server/workflow/webhook/guarded-agent.ts';
import { signedHeaders } from '#server/workflow/webhook/signature.ts';

export type Endpoint = {
  readonly url: string;
  /** Signs what is sent, when there is one. */
  readonly secret: string | null;
  /** Hosts that may lead into a private network. */
  readonly allowedHosts: readonly string[];
  readonly limits?: Limits;
};

export type Limits = { readonly connectMs: number; readonly totalMs: number; readonly maxBytes: number };

export type Sent = { readonly accept: string; readonly body: string; readonly signal: AbortSignal };

/**
 * Posts JSON to a webhook of another party: signed, never following a redirect, never into a private network
 * unless the host is allowed. A retry of the same call carries the same `webhook-id`.
 */
export function signedPoster({ url, secret, allowedHosts }: Endpoint, connectMs: number) {
  const dispatcher = guardedAgent(allowedHosts, connectMs);
  return ({ accept, body, signal }: Sent, id = newId()): Promise<Dispatcher.ResponseData> => {
    const timestampSeconds = Math.floor(Date.now() / 1000);
    const signature = secret === null ? {} : signedHeaders(secret, { id, timestampSeconds, body });
    const headers = { 'content-type': 'application/json', accept, ...signature };
    return send(url, { dispatcher, method: 'POST', headers, body, signal });
  };
}

export function newId(): string {
  return `msg_${randomUUID()}`;
}

/** Closes the connection instead of reading an answer nobody wants. */
export function discard(body: Readable): void {
  body.on('error', () => {});
  body.destroy();
}

const NEVER_REACHED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Whether the call surely never reached the service, so that sending it again cannot do a thing twice. */
export function wasNeverSent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NEVER_REACHED.includes(String(error.code));
}
