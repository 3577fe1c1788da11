import { ApiError } from '#web/api/api-error.ts';

/** The server's own sentence where it sent one, otherwise the specification's for what failed (section 8). */
export function messageOf(error: Error | null, fallback: string): string | undefined {
  if (error === null) return undefined;
  const isAnswered = error instanceof ApiError && error.status > 0 && error.status < 500;
  return isAnswered ? error.message : fallback;
}
