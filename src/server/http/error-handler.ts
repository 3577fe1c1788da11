import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { ApiError } from '#server/http/api-error.ts';
import type { Environment } from '#server/http/environment.ts';

/** The specification's words for what failed, by route (section 8). */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/complaints\/[^/]+\/questions$/, 'Failed to load questions. Please try again.'],
  [/^\/api\/complaints$/, 'Failed to load chief complaints. Please try again.'],
  [/^\/api\/differential$/, 'Failed to calculate differential diagnoses. Please try again.'],
  [/^\/api\/feedback-categories$/, 'Failed to load feedback categories'],
  [/^\/api\/(illnesses|diagnosis-methods)$/, 'Failed to load illnesses. Please try again.'],
  [/^\/api\/procedures$/, 'Failed to load surgeries. Please try again.'],
  [/^\/api\/medications$/, 'Failed to load medications. Please try again.'],
  [/^\/api\/feedback$/, 'Failed to submit feedback'],
  [/^\/api\/auth\/sign-in\/email$/, 'Failed to sign in'],
  [/^\/api\/auth\/sign-up\/email$/, 'Failed to create account'],
  [/^\/api\/auth\/sign-out$/, 'Failed to sign out'],
  [/^\/api\/auth\/request-password-reset$/, 'Failed to send reset password email'],
  [/^\/api\/account$/, 'Failed to update profile'],
];

const GENERIC = 'Something Went Wrong';

/** Where it happened, without the message: a database error repeats the values of the statement. */
function trace(error: unknown) {
  const { name, stack, cause, code } = error as Error & { code?: unknown };
  const frames = stack?.split('\n').filter(line => /^\s+at /.test(line));
  const causeCode = (cause as { code?: unknown } | undefined)?.code;
  return { name, code: code ?? causeCode, stack: frames?.map(line => line.trim()) };
}

function asApiError(error: unknown, path: string): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException && error.status < 500) {
    return new ApiError(error.status as 400, 'invalid_request', error.message || 'The request is not valid');
  }
  const message = MESSAGES.find(([pattern]) => pattern.test(path))?.[1] ?? GENERIC;
  return new ApiError(500, 'internal_error', message);
}

/** Turns whatever a route throws into `{error: {message, code}}`; what nobody expected is logged. */
export function errorHandler(logger: Logger): ErrorHandler<Environment> {
  return (error, c) => {
    const failure = asApiError(error, c.req.path);
    if (failure.status >= 500)
      logger.error({ id: c.get('requestId'), error: trace(error) }, 'request failed');
    return c.json(failure.answer, failure.status, { 'Cache-Control': 'no-store', ...failure.headers });
  };
}
