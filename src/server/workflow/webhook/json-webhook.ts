import { setTimeout as sleep } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { visibleLine } from '#domain/text/one-line.ts';
import { CIRCUIT, Circuit } from '#server/workflow/webhook/circuit.ts';
import { BodyTooLarge, limitedBody } from '#server/workflow/webhook/limited-body.ts';
import {
  discard,
  type Endpoint,
  type Limits,
  newId,
  signedPoster,
} from '#server/workflow/webhook/post-signed.ts';
import { WorkflowFailure } from '#server/workflow/workflow-service.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS: Limits = { connectMs: 3_000, totalMs: 20_000, maxBytes: MEGABYTE };

/** How much of an error body is repeated to the user. */
const ERROR_BODY = { bytes: 64 * 1024, characters: 300 } as const;

/** A question may be asked twice without harm; after these answers it is, once. */
const PASSING = [429, 502, 503, 504];
const RETRY_AFTER_MS = 250;

/** What came of one attempt. */
type Attempt = { readonly status: number; readonly text: string; readonly isJson: boolean };

/**
 * Asks another party's webhook for JSON. Answers what it said, or undefined when that was no JSON.
 * Throws `WorkflowFailure` 'Webhook request failed (status): body' otherwise, always within the total limit.
 */
export function jsonWebhook(endpoint: Endpoint, now: () => number = () => performance.now()) {
  const limits = endpoint.limits ?? LIMITS;
  const post = signedPoster(endpoint, limits.connectMs);
  const circuit = new Circuit(now);

  return async (request: unknown): Promise<unknown> => {
    if (!circuit.isClosed()) {
      const pause = `it failed ${CIRCUIT.faults} times in a row and is left alone for a moment`;
      throw failed('unavailable', pause);
    }
    const signal = AbortSignal.timeout(limits.totalMs);
    const sent = { accept: 'application/json', body: JSON.stringify(request), signal };
    const attempt = await twice(id => attempted(post(sent, id), limits), signal).catch(error => {
      circuit.report(!(error instanceof BodyTooLarge));
      throw explained(error, signal, limits);
    });
    circuit.report(attempt.status >= 500);
    if (attempt.status < 200 || attempt.status >= 300) throw failed(attempt.status, attempt.text);
    return attempt.isJson ? jsonIn(attempt.text) : undefined;
  };
}

async function twice(attempt: (id: string) => Promise<Attempt>, signal: AbortSignal): Promise<Attempt> {
  const id = newId();
  try {
    const first = await attempt(id);
    if (!PASSING.includes(first.status)) return first;
  } catch (error) {
    if (signal.aborted || error instanceof BodyTooLarge) throw error;
  }
  await sleep(RETRY_AFTER_MS);
  return attempt(id);
}

async function attempted(response: Promise<Dispatcher.ResponseData>, { maxBytes }: Limits): Promise<Attempt> {
  const { statusCode: status, headers, body } = await response;
  const isJson = /\bjson\b/i.test(String(headers['content-type'] ?? ''));
  const isFine = status >= 200 && status < 300;
  if (isFine && Number(headers['content-length'] ?? 0) > maxBytes) {
    discard(body);
    throw new BodyTooLarge();
  }
  if (isFine) return { status, isJson, text: textOf(await limitedBody(body, maxBytes)) };
  const text = await limitedBody(body, ERROR_BODY.bytes).then(textOf, () => '');
  return { status, isJson, text };
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('utf8');
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function explained(error: unknown, signal: AbortSignal, { totalMs, maxBytes }: Limits): WorkflowFailure {
  if (signal.aborted) return failed('timeout', `no answer within ${totalMs / 1000} s`, error);
  if (error instanceof BodyTooLarge)
    return failed(200, `the answer is larger than ${maxBytes / MEGABYTE} MB`);
  return failed('no answer', 'the service could not be reached', error);
}

/** The specified message (specification 28.18); the body is cut, and on one line. */
function failed(status: number | string, body: string, cause?: unknown): WorkflowFailure {
  const line = visibleLine(body);
  const short = line.length > ERROR_BODY.characters ? `${line.slice(0, ERROR_BODY.characters)}…` : line;
  return new WorkflowFailure(502, `Webhook request failed (${status}): ${short}`, cause);
}
