import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import { type PathParameters, pathTo } from '#contract/endpoints/path-to.ts';
import type { ErrorResponse } from '#contract/error-response.ts';
import { ApiError } from '#web/api/api-error.ts';

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

/** Calls an endpoint of the API and reads its JSON answer. Throws an `ApiError` that carries the server's own sentence. */
export async function request<Body>(endpoint: ApiEndpoint, options: RequestOptions = {}): Promise<Body> {
  const response = await reach(endpoint, options);
  if (!response.ok) throw new ApiError(await responseMessage(response), response.status);
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
    return await fetch(address, {
      method: endpoint.method.toUpperCase(),
      credentials: 'same-origin',
      signal,
      ...(options.body !== undefined && {
        body: JSON.stringify(options.body),
        headers: { 'content-type': 'application/json' },
      }),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
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
