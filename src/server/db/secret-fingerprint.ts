import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { authSecret, sessions, signingKeys } from '#server/db/tables/accounts.ts';

const ONLY_ROW = 1;

/**
 * Whether the database was set up with the secret of this fingerprint. The first secret is taken as it is;
 * sessions and keys from before it cannot be read with it and go.
 */
export async function isSecretOf(db: Database, fingerprint: string): Promise<boolean> {
  return db.transaction(async queries => {
    const values = { id: ONLY_ROW, fingerprint };
    const first = await queries.insert(authSecret).values(values).onConflictDoNothing().returning();
    if (first.length > 0) {
      await queries.delete(sessions);
      await queries.delete(signingKeys);
      return true;
    }
    const [kept] = await queries.select().from(authSecret).where(eq(authSecret.id, ONLY_ROW));
    return kept?.fingerprint === fingerprint;
  });
}
