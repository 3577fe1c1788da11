import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { deleteExpiredRows } from '#server/db/expired-rows.ts';
import { reasonOf } from '#server/start-error.ts';

const HOUR_MS = 3_600_000;

/** Clears away now and every hour what has run out. Answers the function that ends it. */
export function housekeeping(db: Database, logger: Logger): () => Promise<void> {
  const clear = () =>
    deleteExpiredRows(db).catch(error =>
      logger.warn({ reason: reasonOf(error) }, 'expired rows were not deleted'),
    );
  let running = clear();
  const timer = setInterval(() => {
    running = clear();
  }, HOUR_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
