import type { MiddlewareHandler } from 'hono';
import type { Environment } from '#server/http/environment.ts';

/** What is about one person is kept by no cache. */
export const noStore: MiddlewareHandler<Environment> = async (c, next) => {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
};
