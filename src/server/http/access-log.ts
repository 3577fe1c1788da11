import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import type { Environment } from '#server/http/environment.ts';

/** One line a request: the route's pattern, never the path or query, because those can hold ids of a person. */
export function accessLog(logger: Logger): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const id = c.get('requestId');
    logger.info({ id, method: c.req.method, path: routePath(c), status: c.res.status, ms }, 'request');
  };
}
