import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MEGABYTE } from '#contract/endpoints/api-endpoint.ts';
import { ApiError } from '#server/http/api-error.ts';
import { endpointOf } from '#server/http/endpoint-of.ts';
import type { Environment } from '#server/http/environment.ts';

/** Refuses bodies that are larger than anything the application sends there. */
export const bodyLimits: MiddlewareHandler<Environment> = (c, next) => {
  const maxSize = endpointOf(c)?.bodyLimit ?? MEGABYTE;
  const refuse = bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError(413, 'too_large', `The request is larger than ${maxSize / MEGABYTE} MB`);
    },
  });
  return refuse(c, next);
};
