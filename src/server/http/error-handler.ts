import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { type ApiEndpoint, SOMETHING_WENT_WRONG } from '#contract/endpoints/api-endpoint.ts';
import { LineFull } from '#server/accounts/line.ts';
import { codeOf } from '#server/db/code-of.ts';
import { isUnreachable } from '#server/db/unreachable.ts';
import { ApiError, NOT_VALID } from '#server/http/api-error.ts';
import { endpointOf } from '#server/http/endpoint-of.ts';
import type { Environment } from '#server/http/environment.ts';

/** A database that restarts is back after some seconds, and a line is shorter. */
const RETRY_SECONDS = '5';

/** Where it happened, without the message: a database error repeats the values of the statement. */
function trace(error: Error) {
  const frames = error.stack?.split('\n').filter(line => /^\s+at /.test(line));
  return { name: error.name, code: codeOf(error), stack: frames?.map(line => line.trim()) };
}

function asApiError(error: unknown, endpoint: ApiEndpoint | undefined): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new ApiError(error.status as 400, 'invalid_request', error.message || NOT_VALID);
  }
  const message = endpoint?.failure ?? SOMETHING_WENT_WRONG;
  if (isUnreachable(error) || error instanceof LineFull)
    return new ApiError(503, 'unavailable', message, { 'Retry-After': RETRY_SECONDS });
  return new ApiError(500, 'internal_error', message);
}

/** Turns whatever a route throws into `{error: {message, code}}`; what nobody expected is logged. */
export function errorHandler(logger: Logger): ErrorHandler<Environment> {
  return (error, c) => {
    const failure = asApiError(error, endpointOf(c));
    if (failure.status >= 500)
      logger.error({ id: c.get('requestId'), error: trace(error) }, 'request failed');
    return c.json(failure.response, failure.status, { 'Cache-Control': 'no-store', ...failure.headers });
  };
}
