import { isOffline } from '#web/offline/connection.ts';

/** A call that failed: the server said no, did not answer in time, or could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;

  /** In so many seconds the server asks to be asked again; null where it does not say. */
  readonly retryAfter: number | null;

  constructor(message: string, status: number, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** Whether trying again could help: the server never answered, or was in trouble itself. */
  get isPassing(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

/** Whether a call failed because there is no network: what was to be sent can be sent later. */
export function isForWantOfNetwork(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && isOffline();
}
