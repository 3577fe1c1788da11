import type { Readable } from 'node:stream';
import { type Dispatcher, request as send } from 'undici';
import { guardedAgent } from '#server/workflow/webhook/guarded-agent.ts';
import { BodyTooLarge, limitedBody } from '#server/workflow/webhook/limited-body.ts';
import { readSummaryAnswer, type ServiceAnswer } from '#server/workflow/webhook/summary-answer.ts';
import { summaryBody } from '#server/workflow/webhook/summary-body.ts';
import { WorkflowFailure, type WorkflowService } from '#server/workflow/workflow-service.ts';

const WEBHOOK_LIMITS = { connectMs: 3_000, totalMs: 90_000, maxBytes: 25 * 1024 * 1024 } as const;

type Options = {
  readonly url: string;
  /** Sent as a bearer token when there is one. */
  readonly secret: string | null;
  /** Hosts that may lead into a private network. */
  readonly allowedHosts: readonly string[];
  readonly limits?: { readonly connectMs: number; readonly totalMs: number; readonly maxBytes: number };
};

/** Sends the summary to a workflow service of another party (specification, section 7). Redirects are not followed. */
export function webhookRenderSummary(options: Options): WorkflowService['renderSummary'] {
  const { url, secret, allowedHosts, limits = WEBHOOK_LIMITS } = options;
  const dispatcher = guardedAgent(allowedHosts, limits.connectMs);
  const headers = {
    'content-type': 'application/json',
    accept: 'application/pdf, application/json',
    ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
  };
  return async request => {
    const signal = AbortSignal.timeout(limits.totalMs);
    const body = JSON.stringify(summaryBody(request));
    const answer = await send(url, { dispatcher, method: 'POST', headers, body, signal }).catch(notSent);
    mustBeOk(answer);
    return readSummaryAnswer(await received(answer, limits.maxBytes).catch(notReceived));
  };
}

function mustBeOk({ statusCode, statusText, body }: Dispatcher.ResponseData): void {
  if (statusCode >= 200 && statusCode < 300) return;
  discard(body);
  throw new WorkflowFailure(502, `Failed to send summary: ${statusText || statusCode}`);
}

/** Closes the connection instead of reading an answer nobody wants. */
function discard(body: Readable): void {
  body.on('error', () => {});
  body.destroy();
}

async function received(answer: Dispatcher.ResponseData, maxBytes: number): Promise<ServiceAnswer> {
  const { headers, body } = answer;
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    discard(body);
    throw new BodyTooLarge('The answer is too large');
  }
  return {
    contentType: String(headers['content-type'] ?? ''),
    disposition: headers['content-disposition']?.toString() ?? null,
    bytes: await limitedBody(body, maxBytes),
  };
}

function notSent(error: unknown): never {
  throw new WorkflowFailure(502, 'Failed to send summary to webhook', error);
}

function notReceived(error: unknown): never {
  throw new WorkflowFailure(502, 'Failed to receive PDF file', error);
}
