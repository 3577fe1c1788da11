import type { HttpBindings } from '@hono/node-server';

/** What every request carries besides itself. */
export type Environment = { Bindings: HttpBindings; Variables: { requestId: string } };
