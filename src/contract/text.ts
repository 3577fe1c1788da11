import { z } from 'zod';

/** A text without spaces around it. PostgreSQL refuses the null character in texts. */
export function plainText(max: number) {
  return storable(z.string().trim().max(max));
}

/** The same, which may not be blank. */
export function filledText(max: number, message: string) {
  return storable(z.string().trim().min(1, message).max(max));
}

function storable(text: z.ZodString) {
  return text.refine(value => !value.includes('\0'), 'must not hold null characters');
}
