import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#server/db/tables/accounts.ts';

/** A category that left the content is retired, not deleted: feedback may refer to it. */
export const feedbackCategories = pgTable('feedback_categories', {
  id: integer('category_id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  icon: text('icon').notNull(),
  retired: boolean('retired').notNull().default(false),
});

export const userFeedback = pgTable(
  'user_feedback',
  {
    id: bigint('feedback_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => feedbackCategories.id),
    /** Null for a guest, and once the account is gone. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    description: text('description').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index('user_feedback_category').on(table.categoryId),
    index('user_feedback_user').on(table.userId),
  ],
);
