import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import type { PracticeResult } from '#domain/practice/attempt/result.ts';
import { users } from '#server/db/tables/accounts.ts';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Milliseconds since 1970, by the clock of the device: only the devices' own times are ever compared. */
const time = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What account holders said to practice patients, by `attemptId`; of each account the last attempts. */
export const practiceAttempts = pgTable(
  'practice_attempts',
  {
    userId: owner(),
    id: text('id').notNull(),
    beganAt: time('began_at'),
    changedAt: time('changed_at'),
    attempt: jsonb('attempt').$type<Attempt>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('practice_attempts_last').on(table.userId, table.beganAt.desc()),
  ],
);

/** What came of their attempts; it never changes. */
export const practiceResults = pgTable(
  'practice_results',
  {
    userId: owner(),
    id: text('id').notNull(),
    at: time('at'),
    result: jsonb('result').$type<PracticeResult>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('practice_results_last').on(table.userId, table.at.desc()),
  ],
);
