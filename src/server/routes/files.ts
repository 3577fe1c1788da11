import { createRoute } from '@hono/zod-openapi';
import { create as contentDisposition } from 'content-disposition';
import type { Context } from 'hono';
import { z } from 'zod';
import { summaryFileEndpoint } from '#contract/endpoints/files.ts';
import { errorResponse } from '#contract/error-response.ts';
import { summaryFileParams, summaryFileQuery } from '#contract/files.ts';
import { type FileLinks, GUEST } from '#server/files/file-links.ts';
import { type FileStore, isFilePath } from '#server/files/file-store.ts';
import { SUMMARIES } from '#server/files/store-summary.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation } from '#server/http/endpoint-route.ts';
import type { Environment } from '#server/http/environment.ts';
import { INVALID, jsonResponse } from '#server/http/json-response.ts';
import { createRouter } from '#server/http/router.ts';

export type FileDeps = {
  readonly files: FileStore;
  readonly links: FileLinks;
  /** The signed-in account's id, or null for a guest. */
  readonly ownerOf: (c: Context<Environment>) => Promise<string | null> | string | null;
};

const pdf = {
  description: 'The PDF',
  content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
};

const route = createRoute({
  ...operation(summaryFileEndpoint),
  tags: ['Files'],
  request: { params: summaryFileParams, query: summaryFileQuery },
  responses: {
    200: pdf,
    ...INVALID,
    403: jsonResponse(errorResponse, 'The file is not yours, or the link is not signed'),
    404: jsonResponse(errorResponse, 'There is no such file'),
    410: jsonResponse(errorResponse, 'The link has expired'),
  },
});

const missing = () => new ApiError(404, 'not_found', 'This PDF does not exist any more.');
const forbidden = () => new ApiError(403, 'forbidden', 'This PDF belongs to another account.');
const unsigned = () => new ApiError(403, 'forbidden', 'This link is not valid.');
const expired = () =>
  new ApiError(410, 'expired', 'This link has expired. Process the clinical data again for a new one.');

/** GET files/clinical-summaries: an account's PDFs for its own session, a guest's by signed link (specification 23.6). */
export function fileRoutes({ files, links, ownerOf }: FileDeps) {
  return createRouter().openapi(route, async c => {
    const { owner, file } = c.req.valid('param');
    const path = `${SUMMARIES}/${owner}/${file}`;
    if (!isFilePath(path)) throw missing();
    if (owner === GUEST) mustBeSigned(links.check(path, c.req.valid('query')));
    else if ((await ownerOf(c)) !== owner) throw forbidden();
    const bytes = await files.get(path);
    if (!bytes) throw missing();
    return c.body(bytes, 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(file, { type: 'inline' }),
      'Cache-Control': 'private, max-age=3600',
      // The next account on the same browser must not be shown the copy that this one left in its cache.
      Vary: 'Cookie, Authorization',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}

function mustBeSigned(link: ReturnType<FileLinks['check']>): void {
  if (link === 'invalid') throw unsigned();
  if (link === 'expired') throw expired();
}
