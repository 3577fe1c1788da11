import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ProgressRequest, ProgressResponse } from '#contract/practice-progress.ts';
import { type Attempt, attemptId } from '#domain/practice/attempt/attempt.ts';
import { MOST_TRANSCRIPTS } from '#domain/practice/attempt/kept-progress.ts';
import { mayReplace } from '#domain/practice/attempt/two-states.ts';
import type { Database } from '#server/db/database.ts';
import { storable } from '#server/db/storable.ts';
import {
  practiceAttempts as attempts,
  practiceResults as results,
} from '#server/db/tables/practice-progress.ts';

/** More than anybody takes in all their studies; it only bounds what one account can fill. */
const MOST_RESULTS = 5000;

/**
 * Keeps what a device sends, and answers what the account has that the device does not. Of an attempt that two devices
 * changed nothing that was asked is written over by one that did not know of it; what came of an attempt stays as it was
 * first.
 */
export async function exchangeProgress(
  db: Database,
  userId: string,
  { known, ...sent }: ProgressRequest,
): Promise<ProgressResponse> {
  await keepAttempts(db, userId, { sent: sent.attempts, known: known.attempts });
  await keepResults(db, userId, sent.results);
  const times = {
    ...known.attempts,
    ...Object.fromEntries(sent.attempts.map(attempt => [attemptId(attempt), attempt.changedAt])),
  };
  const ids = [...new Set([...known.results, ...sent.results.map(attemptId)])];
  const [newer, further] = [await newerAttempts(db, userId, times), await furtherResults(db, userId, ids)];
  return {
    attempts: newer.found,
    results: further.found,
    gone: { attempts: newer.gone, results: further.gone },
  };
}

/** All that the account has practised. */
export async function readProgress(db: Database, userId: string) {
  const said = await db
    .select({ attempt: attempts.attempt })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(asc(attempts.beganAt));
  const came = await db
    .select({ result: results.result })
    .from(results)
    .where(eq(results.userId, userId))
    .orderBy(asc(results.at));
  return { attempts: said.map(({ attempt }) => attempt), results: came.map(({ result }) => result) };
}

/** Deletes all that the account has practised. */
export async function deleteProgress(db: Database, userId: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.userId, userId));
  await db.delete(results).where(eq(results.userId, userId));
}

type Queries = Pick<Database, 'select' | 'insert'>;

type Changes = {
  readonly sent: ProgressRequest['attempts'];
  /** Which state of each the device has seen. */
  readonly known: Readonly<Record<string, number>>;
};

async function keepAttempts(db: Database, userId: string, { sent, known }: Changes) {
  if (sent.length === 0) return;
  const last = onceEach(sent.toSorted((one, other) => one.changedAt - other.changedAt));
  await db.transaction(async transaction => {
    const there = await standing(transaction, userId, last.map(attemptId));
    const right = last.filter(attempt => {
      const id = attemptId(attempt);
      return mayReplace(there.get(id), attempt, known[id]);
    });
    await writeAttempts(transaction, userId, { right, there: [...there.keys()] });
  });
  await forgetOldest(db, userId);
}

/** What the account has of these, held until the transaction ends. */
async function standing(db: Queries, userId: string, ids: readonly string[]) {
  const rows = await db
    .select({ id: attempts.id, attempt: attempts.attempt })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), anyOf(attempts.id, ids)))
    .orderBy(asc(attempts.id))
    .for('update');
  return new Map(rows.map(({ id, attempt }) => [id, attempt]));
}

type Writing = { readonly right: readonly Attempt[]; readonly there: readonly string[] };

/** What another device began to keep in the same moment stays: nobody has compared it yet. */
async function writeAttempts(db: Queries, userId: string, { right, there }: Writing) {
  if (right.length === 0) return;
  const rows = right.map(attempt => ({
    userId,
    id: attemptId(attempt),
    beganAt: attempt.beganAt,
    changedAt: attempt.changedAt,
    attempt: storable(attempt),
  }));
  await db
    .insert(attempts)
    .values(rows.toSorted((one, other) => one.id.localeCompare(other.id)))
    .onConflictDoUpdate({
      target: [attempts.userId, attempts.id],
      set: { changedAt: sql`excluded.changed_at`, attempt: sql`excluded.attempt` },
      setWhere: anyOf(attempts.id, there),
    });
}

async function forgetOldest(db: Database, userId: string) {
  const last = db
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .orderBy(desc(attempts.beganAt))
    .limit(MOST_TRANSCRIPTS);
  await db.delete(attempts).where(and(eq(attempts.userId, userId), notInArray(attempts.id, last)));
}

async function keepResults(db: Database, userId: string, sent: ProgressRequest['results']) {
  if (sent.length === 0) return;
  const rows = onceEach(sent).map(result => ({
    userId,
    id: attemptId(result),
    at: result.at,
    result: storable(result),
  }));
  await db.insert(results).values(rows).onConflictDoNothing();
  const last = db
    .select({ id: results.id })
    .from(results)
    .where(eq(results.userId, userId))
    .orderBy(desc(results.at))
    .limit(MOST_RESULTS);
  await db.delete(results).where(and(eq(results.userId, userId), notInArray(results.id, last)));
}

/** The attempts of which the device knows nothing or another state, and those that it knows and are not there. */
async function newerAttempts(db: Database, userId: string, known: Readonly<Record<string, number>>) {
  const mine = eq(attempts.userId, userId);
  const times = await db
    .select({ id: attempts.id, changedAt: attempts.changedAt })
    .from(attempts)
    .where(mine);
  const there = new Set(times.map(({ id }) => id));
  const other = times.filter(({ id, changedAt }) => known[id] !== changedAt).map(({ id }) => id);
  const found = await db
    .select({ attempt: attempts.attempt })
    .from(attempts)
    .where(and(mine, anyOf(attempts.id, other)));
  return {
    found: found.map(({ attempt }) => attempt),
    gone: Object.keys(known).filter(id => !there.has(id)),
  };
}

/** The same of results, which never change. */
async function furtherResults(db: Database, userId: string, known: readonly string[]) {
  const mine = eq(results.userId, userId);
  const rows = await db.select({ id: results.id }).from(results).where(mine);
  const there = new Set(rows.map(({ id }) => id));
  const isKnown = new Set(known);
  const other = [...there].filter(id => !isKnown.has(id));
  const found = await db
    .select({ result: results.result })
    .from(results)
    .where(and(mine, anyOf(results.id, other)));
  return { found: found.map(({ result }) => result), gone: known.filter(id => !there.has(id)) };
}

/** One parameter, however many there are. */
function anyOf(column: AnyPgColumn, ids: readonly string[]) {
  return sql`${column} = any(${sql.param(ids)}::text[])`;
}

/** Of those with the same id the last: PostgreSQL does not take one row twice in one statement. */
function onceEach<Item extends { readonly patientId: number; readonly beganAt: number }>(
  items: readonly Item[],
): readonly Item[] {
  return [...new Map(items.map(item => [attemptId(item), item])).values()];
}
