import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import { ApiError } from '#web/api/api-error.ts';

/** The server's own sentence where it sent one, otherwise the specified one for what failed (specification 25.17). */
export function failureMessage(
  error: Error | null,
  { failure }: Pick<ApiEndpoint, 'failure'>,
): string | undefined {
  if (error === null) return undefined;
  const isAnswered = error instanceof ApiError && error.status > 0 && error.status < 500;
  return isAnswered ? error.message : failure;
}
