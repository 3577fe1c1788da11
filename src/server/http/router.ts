import { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import { ApiError, NOT_VALID } from '#server/http/api-error.ts';
import type { Environment } from '#server/http/environment.ts';

/** Names the field and the rule, never the value: it may be what a patient said. */
function explain(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  return `${NOT_VALID}${field ? ` at ${field}` : ''}: ${issue?.message ?? 'wrong shape'}`;
}

/** A router whose routes refuse a request that breaks their contract with 400. */
export function createRouter(): OpenAPIHono<Environment> {
  return new OpenAPIHono<Environment>({
    defaultHook: result => {
      if (!result.success) throw new ApiError(400, 'invalid_request', explain(result.error));
    },
  });
}
