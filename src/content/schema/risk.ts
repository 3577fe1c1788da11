import { z } from 'zod';
import { key, text } from '#content/schema/key.ts';

export const risk = z.strictObject({
  key,
  label: text,
  prompt: text,
  commonness: z.int().min(1).max(5),
});

export type RiskEntry = z.infer<typeof risk>;
