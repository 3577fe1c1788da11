import { type Logger, pino } from 'pino';
import type { Settings } from '#server/settings.ts';

/** Logs JSON lines to standard output. Nothing that could tell of a person belongs into a line. */
export function logger(level: Settings['logLevel']): Logger {
  return pino({ level, base: null });
}
