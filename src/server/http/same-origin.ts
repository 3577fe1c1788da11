import type { MiddlewareHandler } from 'hono';
import { ApiError } from '#server/http/api-error.ts';
import type { Environment } from '#server/http/environment.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwn(origin: string, appOrigin: string, host: string | undefined): boolean {
  return origin === appOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}

/**
 * Refuses what a page of another site asks a browser to do here with the visitor's cookie. Browsers say where
 * a writing request comes from; other programs say nothing, and have no cookie that somebody could misuse.
 */
export function sameOrigin(appUrl: string): MiddlewareHandler<Environment> {
  const appOrigin = new URL(appUrl).origin;
  return (c, next) => {
    const origin = c.req.header('Origin');
    const isForeign =
      origin === undefined
        ? c.req.header('Sec-Fetch-Site') === 'cross-site'
        : !isOwn(origin, appOrigin, c.req.header('Host'));
    if (READING.has(c.req.method) || !isForeign) return next();
    throw new ApiError(403, 'foreign_origin', 'This request came from another site');
  };
}
