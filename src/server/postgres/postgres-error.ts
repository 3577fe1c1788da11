import { StartError } from '#server/start-error.ts';

/** Why the embedded PostgreSQL cannot be used. */
export class PostgresError extends StartError {}
