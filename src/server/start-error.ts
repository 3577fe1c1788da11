import { codeOf } from '#server/db/code-of.ts';

/**
 * Why the server cannot start, when the person who starts it can do something about it.
 * The message is one line that says what to do.
 */
export class StartError extends Error {}

/** What went wrong, on one line and without the values of a statement, which drizzle puts into its message. */
export function reasonOf(error: unknown): string {
  const root = error instanceof Error ? (error.cause ?? error) : error;
  const message = root instanceof Error ? root.message : '';
  return (message || codeOf(error) || String(error)).replace(/\s*\n\s*/g, '; ').slice(0, 1000);
}
