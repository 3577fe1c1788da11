import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorAnswer } from '#contract/error-answer.ts';

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
  get answer(): ErrorAnswer {
    return { error: { message: this.message, code: this.code } };
  }
}
