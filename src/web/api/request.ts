import type { ErrorAnswer } from '#contract/error-answer.ts';
import { ApiError } from '#web/api/api-error.ts';

/** Ordinary calls; making a document may take longer and says so. */
const TIMEOUT_MS = 10_000;

export type RequestOptions = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
};

/** Calls the API and reads its JSON answer. Throws an `ApiError` that carries the server's own sentence. */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await reach(path, options);
  if (!response.ok) throw new ApiError(await messageOf(response), response.status);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function reach(path: string, options: RequestOptions): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
  try {
    return await fetch(path, {
      method: options.method ?? 'GET',
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

async function messageOf(response: Response): Promise<string> {
  const answer: Partial<ErrorAnswer> | null = await response.json().catch(() => null);
  return answer?.error?.message ?? `The server answered ${response.status}.`;
}
