import type { Logger } from 'pino';
import type { Evidence } from '#domain/diagnosis/evidence.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import type { Settings } from '#server/settings.ts';

/** What the routes stand on; made once at start, and by each test for itself. */
export type Dependencies = {
  readonly settings: Settings;
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly evidence: Evidence;
  readonly logger: Logger;
};
