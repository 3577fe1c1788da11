import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorResponse } from '#contract/error-response.ts';

/** Said of a request that breaks its contract; where it can, more is said. */
export const NOT_VALID = 'The request is not valid';

/** A failure the client is told about: `{error: {message, code}}` with this status. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }

  /** The body of the answer. */
  get response(): ErrorResponse {
    return { error: { message: this.message, code: this.code } };
  }
}
