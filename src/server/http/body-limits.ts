import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '#server/http/api-error.ts';
import type { Environment } from '#server/http/environment.ts';

const MEGABYTE = 1024 * 1024;

function limit(maxSize: number): MiddlewareHandler<Environment> {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(413, 'too_large', `The request is larger than ${maxSize / MEGABYTE} MB`);
    },
  });
}

const general = limit(MEGABYTE);
/** A summary and a saved history carry the picture of the pedigree. */
const withPictures = limit(10 * MEGABYTE);

const HAS_PICTURES = /^\/api\/(workflow\/summary|histories(\/[^/]+)?)$/;

/** Refuses bodies that are larger than anything the application sends. */
export const bodyLimits: MiddlewareHandler<Environment> = (c, next) => {
  return HAS_PICTURES.test(c.req.path) ? withPictures(c, next) : general(c, next);
};
