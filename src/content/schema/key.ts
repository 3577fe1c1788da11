import { z } from 'zod';

/** Lower case words joined by hyphens: how complaints, questions, diagnoses and risks are named in the files. */
export const key = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not lower-case words joined by hyphens');

/** A text that people read: one line, no blanks at its ends. */
export const text = z
  .string()
  .min(1, 'is empty')
  .refine(value => value === value.trim(), 'has blanks at its ends')
  .refine(value => !value.includes('\n'), 'has a line break');
