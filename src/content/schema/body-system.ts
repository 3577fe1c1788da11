import { z } from 'zod';
import { key, text } from '#content/schema/key.ts';

export const bodySystem = z.strictObject({
  key,
  name: text,
  description: text,
  alwaysInclude: z.boolean().default(false),
});

export type BodySystem = z.infer<typeof bodySystem>;
