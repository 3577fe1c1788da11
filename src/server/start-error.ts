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

const IN_THE_WAY = /^(EACCES|EPERM|EROFS|ENOTDIR|ENOENT|EEXIST|EISDIR|ENOSPC)$/;

/** What the person who starts the server is told: one line where it is in their hands, else the whole failure. */
export function toldAtStart(error: unknown): unknown {
  if (error instanceof StartError) return error.message;
  const code = codeOf(error) ?? '';
  if (!(error instanceof Error && 'path' in error && IN_THE_WAY.test(code))) return error;
  return (
    `${error.path} cannot be used (${code}): make its folder one that the server may write to, ` +
    'or set DATA_DIR to another folder.'
  );
}
