import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { type PreparedResponse, prepareBytes } from '#server/catalogue-response.ts';
import type { Environment } from '#server/http/environment.ts';
import { TYPESETTER_POLICY } from '#server/http/security-headers.ts';

const COMPRESSIBLE = /^(text\/|application\/(javascript|json|manifest\+json|wasm)|image\/svg|font\/ttf)/;
const NOT_BUILT = 'The web application is not built: run "npm run build" and start again.';

/** Vite puts a hash of the content into the names of everything below assets/. */
function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The worker in which a browser sets a PDF; a worker goes by the policy it comes with (ADR 34). */
const TYPESETTER = /^\/assets\/typeset\.worker-[^/]+\.js$/;

function prepareFile(folder: string, path: string): PreparedResponse {
  const type = getMimeType(path) ?? 'application/octet-stream';
  const headers = {
    'Content-Type': type,
    'Cache-Control': cacheControl(path),
    ...(TYPESETTER.test(path) && { 'Content-Security-Policy': TYPESETTER_POLICY }),
  };
  return prepareBytes(readFileSync(join(folder, path)), headers, COMPRESSIBLE.test(type));
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
      .map(entry => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
  } catch {
    return [];
  }
}

/** A route of the application, not a file that is missing: those have a dot in their name. */
function isPage(path: string): boolean {
  return !path.startsWith('/assets/') && !path.slice(path.lastIndexOf('/')).includes('.');
}

/**
 * Serves the built web application: the files there are at start and no others, each read when first asked for.
 * Any other address a person can open gets index.html, whose router knows the routes.
 */
export function staticFiles(folder: string): MiddlewareHandler<Environment> {
  const files = new Set(listFiles(folder));
  const prepared = new Map<string, PreparedResponse>();
  const answerFor = (path: string): PreparedResponse => {
    const response = prepared.get(path) ?? prepareFile(folder, path);
    prepared.set(path, response);
    return response;
  };
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next();
    if (files.has(c.req.path)) return answerFor(c.req.path)(c);
    if (!isPage(c.req.path)) return next();
    return files.has('/index.html') ? answerFor('/index.html')(c) : c.text(NOT_BUILT, 503);
  };
}
