import type { PgTable } from 'drizzle-orm/pg-core';
import { authSecret, credentials, signingKeys, users } from '#server/db/tables/accounts.ts';
import {
  medicationComponents,
  medications,
  pastMedicalIllnesses,
  pastSurgicalProcedures,
} from '#server/db/tables/catalogues.ts';
import { feedbackCategories, userFeedback } from '#server/db/tables/feedback.ts';
import { practiceAttempts, practiceResults } from '#server/db/tables/practice-progress.ts';
import { savedHistories } from '#server/db/tables/saved-histories.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';
import {
  suggestedChoices,
  suggestedIllnesses,
  suggestedMedications,
  suggestedSurgeries,
} from '#server/db/tables/suggestions.ts';

/** Belong to one server's secret; a backup's take their place. */
export const SECRET_TABLES: readonly PgTable[] = [authSecret, signingKeys];

/**
 * What a backup holds, each table after those it points to. The rest is made from `content/`, or has run out soon:
 * sessions, mailed links, counts of requests.
 */
export const KEPT_TABLES: readonly PgTable[] = [
  ...SECRET_TABLES,
  feedbackCategories,
  pastMedicalIllnesses,
  pastSurgicalProcedures,
  medications,
  medicationComponents,
  users,
  credentials,
  savedHistories,
  practiceAttempts,
  practiceResults,
  securityEvents,
  userFeedback,
  suggestedChoices,
  suggestedIllnesses,
  suggestedSurgeries,
  suggestedMedications,
];
