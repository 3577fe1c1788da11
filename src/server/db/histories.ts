import { and, desc, eq, getTableColumns, like, sql } from 'drizzle-orm';
import type { ChangedHistory, HistoriesQuery, HistoriesResponse, NewHistory } from '#contract/histories.ts';
import type { Database } from '#server/db/database.ts';
import { storable } from '#server/db/storable.ts';
import { savedHistories as histories } from '#server/db/tables/saved-histories.ts';

const {
  overview,
  searchText,
  userId: owner,
  patientData,
  updatedAt,
  id: historyId,
  title,
} = getTableColumns(histories);

const mine = (userId: string, id: string) => and(eq(historyId, id), eq(owner, userId));
const saved = { id: historyId, updatedAt };
const answerOf = (row: { id: string; updatedAt: Date }) => ({
  id: row.id,
  updated_at: row.updatedAt.toISOString(),
});

/** Every word of the search is somewhere in the title or the patient's name. */
function matching(userId: string, search: string) {
  const words = storable(search).toLowerCase().split(/\s+/).filter(Boolean);
  const patterns = words.map(word => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return and(eq(owner, userId), ...patterns.map(pattern => like(searchText, pattern)));
}

/** One page of the account's histories, newest first, without their texts. */
export async function listHistories(
  db: Database,
  userId: string,
  { search, offset, limit }: HistoriesQuery,
): Promise<HistoriesResponse> {
  const found = matching(userId, search);
  const rows = await db
    .select({ id: historyId, title, updatedAt, overview })
    .from(histories)
    .where(found)
    .orderBy(desc(updatedAt), desc(historyId))
    .limit(limit)
    .offset(offset);
  const all = await db.$count(histories, eq(owner, userId));
  const total = search === '' ? all : await db.$count(histories, found);
  const items = rows.map(row => ({ ...answerOf(row), title: row.title, patient_data: row.overview ?? {} }));
  return { items, total, all };
}

/** The account's history; null when there is none with this id, or it is another's. */
export async function readHistory(db: Database, userId: string, id: string) {
  const columns = { id: historyId, title, updatedAt, patientData };
  const [row] = await db.select(columns).from(histories).where(mine(userId, id));
  return row ? { ...answerOf(row), title: row.title, patient_data: row.patientData } : null;
}

/** Keeps a new history. */
export async function addHistory(db: Database, userId: string, history: NewHistory) {
  const values = { userId, ...fieldsOf(history), updatedAt: now };
  const [row] = await db.insert(histories).values(values).returning(saved);
  if (!row) throw new Error('No row came back from the insert');
  return answerOf(row);
}

/**
 * Replaces a history if it is still the one the change started from. Otherwise answers `conflict` with what is
 * stored, or `missing`. The new time is always later than the old, so that no two states share one.
 */
export async function updateHistory(db: Database, userId: string, id: string, history: ChangedHistory) {
  const isUnchanged = eq(updatedAt, new Date(history.updated_at));
  const [row] = await db
    .update(histories)
    .set({ ...fieldsOf(history), updatedAt: sql`greatest(${now}, ${updatedAt} + interval '1 millisecond')` })
    .where(and(mine(userId, id), isUnchanged))
    .returning(saved);
  if (row) return { kind: 'saved', history: answerOf(row) } as const;
  const [stored] = await db
    .select({ ...saved, title })
    .from(histories)
    .where(mine(userId, id));
  if (!stored) return { kind: 'missing' } as const;
  const current = { title: stored.title, updated_at: stored.updatedAt.toISOString() };
  return { kind: 'conflict', current } as const;
}

/** Deletes the account's history. Answers the address of its PDF unless another history names it too. */
export async function deleteHistory(db: Database, userId: string, id: string) {
  const [row] = await db.delete(histories).where(mine(userId, id)).returning({ overview });
  if (!row) return null;
  const pdfUrl = row.overview?.pdfUrl ?? null;
  const others = and(eq(owner, userId), sql`${overview} ->> 'pdfUrl' = ${pdfUrl}`);
  const isShared = pdfUrl !== null && (await db.$count(histories, others)) > 0;
  return { pdfUrl: isShared ? null : pdfUrl };
}

/** Times are told in milliseconds, so they are kept in them. */
const now = sql`date_trunc('milliseconds', clock_timestamp())`;

function fieldsOf({ title, patient_data }: NewHistory) {
  return { title: storable(title), patientData: storable(patient_data) };
}
