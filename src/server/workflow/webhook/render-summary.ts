import type { Dispatcher } from 'undici';
import { Circuit } from '#server/workflow/webhook/circuit.ts';
import { BodyTooLarge, limitedBody } from '#server/workflow/webhook/limited-body.ts';
import {
  discard,
  type Endpoint,
  type Limits,
  newId,
  signedPoster,
  wasNeverSent,
} from '#server/workflow/webhook/post-signed.ts';
import { summaryBody } from '#server/workflow/webhook/summary-body.ts';
import { readSummaryResponse, type ServiceResponse } from '#server/workflow/webhook/summary-response.ts';
import { type Rendering, WorkflowFailure } from '#server/workflow/workflow-service.ts';

const WEBHOOK_LIMITS: Limits = { connectMs: 3_000, totalMs: 90_000, maxBytes: 25 * 1024 * 1024 };

/**
 * Sends the summary to a workflow service of another party (specification 28.14). Redirects are not followed;
 * a second attempt is made only when the first surely never arrived, for the service may store what it makes.
 */
export function webhookRenderSummary(
  endpoint: Endpoint,
  now: () => number = () => performance.now(),
): Rendering {
  const limits = endpoint.limits ?? WEBHOOK_LIMITS;
  const post = signedPoster(endpoint, limits.connectMs);
  const circuit = new Circuit(now);
  return async request => {
    if (!circuit.isClosed()) throw new WorkflowFailure(503, 'Failed to send summary to webhook');
    const signal = AbortSignal.timeout(limits.totalMs);
    const sent = {
      accept: 'application/pdf, application/json',
      body: JSON.stringify(summaryBody(request)),
      signal,
    };
    const id = newId();
    const again = (error: unknown) => (wasNeverSent(error) ? post(sent, id) : Promise.reject(error));
    const response = await post(sent, id)
      .catch(again)
      .catch(error => {
        circuit.report(true);
        throw new WorkflowFailure(502, 'Failed to send summary to webhook', error);
      });
    circuit.report(response.statusCode >= 500);
    mustBeOk(response);
    return readSummaryResponse(await received(response, limits.maxBytes).catch(notReceived));
  };
}

function mustBeOk({ statusCode, statusText, body }: Dispatcher.ResponseData): void {
  if (statusCode >= 200 && statusCode < 300) return;
  discard(body);
  throw new WorkflowFailure(502, `Failed to send summary: ${statusText || statusCode}`);
}

async function received(response: Dispatcher.ResponseData, maxBytes: number): Promise<ServiceResponse> {
  const { headers, body } = response;
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    discard(body);
    throw new BodyTooLarge();
  }
  return {
    contentType: String(headers['content-type'] ?? ''),
    disposition: headers['content-disposition']?.toString() ?? null,
    bytes: await limitedBody(body, maxBytes),
  };
}

function notReceived(error: unknown): never {
  throw new WorkflowFailure(502, 'Failed to receive PDF file', error);
}
