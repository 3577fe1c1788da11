import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import { type PathParameters, pathTo } from '#contract/endpoints/path-to.ts';
import type { ErrorResponse } from '#contract/error-response.ts';
import { ApiError } from '#web/api/api-error.ts';
import { noteConnection } from '#web/offline/connection.ts';

/** Ordinary calls; an endpoint that may take longer says so. */
const TIMEOUT_MS = 10_000;

export type RequestOptions = {
  /** What the endpoint's path asks for in braces. */
  readonly parameters?: PathParameters;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Calls an endpoint of the API and reads its JSON answer. Where the server cannot be reached the browser answers from
 * what it keeps. Throws an `ApiError` that carries the server's own sentence.
 */
export async function request<Body>(endpoint: ApiEndpoint, options: RequestOptions = {}): Promise<Body> {
  try {
    return await askServer<Body>(endpoint, options);
  } catch (error) {
    const isUnreached = error instanceof ApiError && UNREACHED.includes(error.status);
    const answered = endpoint.isKept && isUnreached ? await ownAnswer(endpoint, options) : undefined;
    if (answered === undefined) throw error;
    return answered as Body;
  }
}

/** No answer, or one of whatever stands before a server that is away. */
const UNREACHED: readonly number[] = [0, 502, 503, 504];

async function ownAnswer({ path }: ApiEndpoint, { parameters, query, body }: RequestOptions) {
  const { answerHere } = await import('#web/offline/answer-here.ts');
  return answerHere({ path, parameters, query, body });
}

async function askServer<Body>(endpoint: ApiEndpoint, options: RequestOptions): Promise<Body> {
  const response = await reach(endpoint, options);
  if (!response.ok) {
    const wait = Number(response.headers.get('retry-after') || Number.NaN);
    const retryAfter = Number.isFinite(wait) ? wait : null;
    throw new ApiError(await responseMessage(response), response.status, retryAfter);
  }
  return (response.status === 204 ? undefined : await response.json()) as Body;
}

/** Calls an endpoint that answers a file. Throws as `request` does. */
export async function requestFile(endpoint: ApiEndpoint, options: RequestOptions = {}): Promise<Blob> {
  const response = await reach(endpoint, options);
  if (!response.ok) throw new ApiError(await responseMessage(response), response.status);
  return response.blob();
}

function addressOf(endpoint: ApiEndpoint, { parameters, query }: RequestOptions): string {
  const path = pathTo(endpoint, parameters);
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

async function reach(endpoint: ApiEndpoint, options: RequestOptions): Promise<Response> {
  const address = addressOf(endpoint, options);
  const timeout = AbortSignal.timeout(endpoint.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
  try {
    const response = await fetch(address, {
      method: endpoint.method.toUpperCase(),
      credentials: 'same-origin',
      signal,
      ...(options.body !== undefined && {
        body: JSON.stringify(options.body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    noteConnection(true);
    return response;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    if (!timeout.aborted) noteConnection(false);
    const message = timeout.aborted
      ? 'The server took too long to answer.'
      : 'The server could not be reached.';
    throw new ApiError(message, 0);
  }
}

async function responseMessage(response: Response): Promise<string> {
  const body: Partial<ErrorResponse> | null = await response.json().catch(() => null);
  return body?.error?.message ?? `The server answered ${response.status}.`;
}
