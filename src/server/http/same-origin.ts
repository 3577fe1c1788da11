import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '#server/http/api-error.ts';
import { addressedOrigin } from '#server/http/client-address.ts';
import type { Environment } from '#server/http/environment.ts';
import type { Settings } from '#server/settings.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what a page of another site asks a browser to do here with the visitor's cookie. Browsers say where
 * a writing request comes from; other programs say nothing, and have no cookie that somebody could misuse. Scheme, host
 * and port must be those of `APP_URL`, or those that the request was sent to.
 */
export function sameOrigin({
  appUrl,
  trustedProxies,
}: Pick<Settings, 'appUrl' | 'trustedProxies'>): MiddlewareHandler<Environment> {
  const appOrigin = new URL(appUrl).origin;
  const originOf = addressedOrigin(trustedProxies);
  return (c, next) => {
    if (READING.has(c.req.method)) return next();
    const origin = c.req.header('Origin');
    const isOwn = () =>
      origin ===
      originOf(getConnInfo(c).remote.address ?? '', c.req.header('Host'), c.req.header('X-Forwarded-Proto'));
    const isForeign =
      origin === undefined
        ? c.req.header('Sec-Fetch-Site') === 'cross-site'
        : origin !== appOrigin && !isOwn();
    if (!isForeign) return next();
    throw new ApiError(403, 'foreign_origin', 'This request came from another site');
  };
}
