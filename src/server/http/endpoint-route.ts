import type { Hono, MiddlewareHandler } from 'hono';
import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import type { Environment } from '#server/http/environment.ts';

/** What a route's description takes from its endpoint. */
export function operation<Endpoint extends ApiEndpoint>({
  method,
  path,
  summary,
}: Endpoint): Pick<Endpoint, 'method' | 'path' | 'summary'> {
  return { method, path, summary };
}

/** The endpoint's path as the router writes it: `/api/histories/:id`. */
export function routingPath({ path }: Pick<ApiEndpoint, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** Lets requests for these endpoints pass `middleware` before their routes. */
export function passFirst(
  router: Pick<Hono<Environment>, 'use'>,
  endpoints: readonly ApiEndpoint[],
  middleware: MiddlewareHandler<Environment>,
): void {
  for (const endpoint of endpoints) router.use(routingPath(endpoint), middleware);
}
