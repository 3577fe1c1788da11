import type { Feedback } from '#contract/feedback.ts';
import type { Database } from '#server/db/database.ts';
import { storable } from '#server/db/storable.ts';
import { userFeedback } from '#server/db/tables/feedback.ts';

/** Keeps feedback; `userId` is null for a guest. */
export async function addFeedback(db: Database, userId: string | null, feedback: Feedback): Promise<void> {
  await db.insert(userFeedback).values({ userId, ...storable(feedback) });
}
