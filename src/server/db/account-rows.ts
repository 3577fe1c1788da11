import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { ProfileChange } from '#contract/account.ts';
import { codeOf } from '#server/db/code-of.ts';
import type { Database } from '#server/db/database.ts';
import { credentials, sessions, users, verifications } from '#server/db/tables/accounts.ts';
import { feedbackCategories, userFeedback } from '#server/db/tables/feedback.ts';
import { savedHistories } from '#server/db/tables/saved-histories.ts';
import { securityEvents } from '#server/db/tables/security-events.ts';

const UNIQUE_VIOLATION = '23505';

/** Changes full name and username; a blank username is none. Answers false when another account has the username. */
export async function changeProfile(db: Database, id: string, profile: ProfileChange): Promise<boolean> {
  const { fullName: name, username } = profile;
  const others = and(ne(users.id, id), eq(sql`lower(${users.username})`, username.toLowerCase()));
  if (username && (await db.$count(users, others)) > 0) return false;
  try {
    const changed = { name, username: username || null, updatedAt: new Date() };
    await db.update(users).set(changed).where(eq(users.id, id));
    return true;
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** The hash of the account's password; null when it has none. */
export async function readPasswordHash(db: Database, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential')));
  return row?.password ?? null;
}

/** Ends the account's sessions, but for the one with this token. */
export async function endOtherSessions(
  db: Database,
  userId: string,
  keptToken: string | null,
): Promise<void> {
  const others = keptToken === null ? undefined : ne(sessions.token, keptToken);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** Sets the hash of a new password; every other session of the account ends, and every link mailed for a new one. */
export async function changePassword(
  db: Database,
  { userId, hash, sessionId }: { readonly userId: string; readonly hash: string; readonly sessionId: string },
): Promise<void> {
  const isTheirs = and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'));
  await db.transaction(async tx => {
    await tx.update(credentials).set({ password: hash, updatedAt: new Date() }).where(isTheirs);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await forgetResetLinks(tx, userId);
  });
}

/** Makes every link that was mailed for a new password useless. */
export async function forgetResetLinks(db: Pick<Database, 'delete'>, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/**
 * Deletes the account with its sessions, histories, events and what it practised; its feedback stays, and that an account was
 * deleted, without a name on either.
 */
export async function deleteAccount(db: Database, id: string): Promise<void> {
  await db.transaction(async tx => {
    await tx.delete(users).where(eq(users.id, id));
    await tx.insert(securityEvents).values({ kind: 'account-deleted' });
  });
}

/** The feedback the account has sent, newest first. */
export function readFeedbackOf(db: Database, userId: string) {
  return db
    .select({
      category: feedbackCategories.name,
      title: userFeedback.title,
      description: userFeedback.description,
      createdAt: userFeedback.createdAt,
    })
    .from(userFeedback)
    .innerJoin(feedbackCategories, eq(userFeedback.categoryId, feedbackCategories.id))
    .where(eq(userFeedback.userId, userId))
    .orderBy(desc(userFeedback.createdAt));
}

/** The addresses of PDFs that the account's histories hold. */
export async function readPdfUrls(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ url: sql<string | null>`${savedHistories.overview} ->> 'pdfUrl'` })
    .from(savedHistories)
    .where(eq(savedHistories.userId, userId));
  return rows.flatMap(({ url }) => url ?? []);
}

/** The ids of the account's histories, newest first: they are read one by one, together they may be large. */
export async function readHistoryIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: savedHistories.id })
    .from(savedHistories)
    .where(eq(savedHistories.userId, userId))
    .orderBy(desc(savedHistories.updatedAt));
  return rows.map(({ id }) => id);
}
