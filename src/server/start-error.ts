/**
 * Why the server cannot start, when the person who starts it can do something about it.
 * The message is one line that says what to do.
 */
export class StartError extends Error {}

/** What went wrong, on one line and without the values of a statement, which drizzle puts into its message. */
export function reasonOf(error: unknown): string {
  const { cause } = error as { cause?: unknown };
  const { message, code } = (cause ?? error) as { message?: string; code?: string };
  return (message || code || String(error)).replace(/\s*\n\s*/g, '; ').slice(0, 1000);
}
