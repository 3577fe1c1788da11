import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Environment } from '#server/http/environment.ts';

/** Gives each request a number of our own, in the answer and in every log line about it. */
export const requestId: MiddlewareHandler<Environment> = (c, next) => {
  const id = randomUUID();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
  return next();
};
