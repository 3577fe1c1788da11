import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Account holders. The names in TypeScript are those better-auth works with; it insists on the columns that
 * only sign-in through other services would fill (`image`, and the tokens in `credentials`).
 */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** The full name; blank until the account holder enters one. */
    name: text('full_name').notNull().default(''),
    username: text('username'),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  table => [uniqueIndex('users_username').on(sql`lower(${table.username})`)],
);

/** Where somebody is signed in: of the browser its plain words, so that its holder knows it again; of the address nothing. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  table => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
);

/** How somebody signs in: one row with the hashed password. */
export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  table => [index('credentials_user').on(table.userId)],
);

/** Mailed links that were not used yet; the identifier is a hash of the token. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  table => [index('verifications_identifier').on(table.identifier)],
);

/** The keys that sign bearer tokens; the private half is encrypted with the server's secret. */
export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at'),
});

/** One row: a fingerprint of the secret that the sessions and keys of this database were made with. */
export const authSecret = pgTable('auth_secret', {
  id: integer('id').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
});
