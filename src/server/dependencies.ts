import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { Accounts } from '#server/accounts/accounts.ts';
import type { GuestCookies } from '#server/accounts/guest-cookie.ts';
import type { Catalogue } from '#server/db/catalogue.ts';
import type { Database } from '#server/db/database.ts';
import type { FileLinks } from '#server/files/file-links.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Environment } from '#server/http/environment.ts';
import type { PdfPrinter } from '#server/pdf/pdf-printer.ts';
import type { PracticePatients } from '#server/practice/practice-patients.ts';
import type { Settings } from '#server/settings.ts';
import type { WorkflowService } from '#server/workflow/workflow-service.ts';

/** What the routes stand on; made once at start, and by each test for itself. */
export type Dependencies = {
  readonly settings: Settings;
  readonly db: Database;
  readonly catalogue: Catalogue;
  /** The practice patients; the server has read them before it listens. */
  readonly patients: () => PracticePatients;
  readonly logger: Logger;
  readonly workflow: WorkflowService;
  /** One queue for all PDFs. */
  readonly printer: Pick<PdfPrinter, 'print'>;
  readonly files: FileStore;
  readonly links: FileLinks;
  readonly accounts: Accounts;
  readonly guests: GuestCookies;
  /** The signed-in account's id, or null for a guest. */
  readonly ownerOf: (c: Context<Environment>) => Promise<string | null> | string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};
