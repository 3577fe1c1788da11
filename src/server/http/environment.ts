import type { HttpBindings } from '@hono/node-server';

/** What every request carries besides itself. */
export type Environment = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The headers every answer has; one that already brings them sets `isComplete`. */
    ownHeaders: Readonly<Record<string, string>>;
    isComplete: boolean;
  };
};
