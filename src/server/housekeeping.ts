import { deleteExpiredRows } from '#server/db/expired-rows.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { removeExpiredSummaries } from '#server/files/expired-summaries.ts';
import { reasonOf } from '#server/start-error.ts';

type Deps = Pick<Dependencies, 'settings' | 'db' | 'files' | 'logger' | 'now'>;

const HOUR_MS = 3_600_000;

/** Clears away now and every hour what has run out. Answers the function that ends it. */
export function housekeeping({ settings, db, files, logger, now }: Deps): () => Promise<void> {
  const failed = (what: string) => (error: unknown) =>
    logger.warn({ reason: reasonOf(error) }, `${what} were not deleted`);
  const clear = async () => {
    await deleteExpiredRows(db, settings).catch(failed('expired rows'));
    await removeExpiredSummaries(files, now()).catch(failed('expired PDFs'));
  };
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
