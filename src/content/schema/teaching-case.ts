import { z } from 'zod';
import { key, text } from '#content/schema/key.ts';

/** A choice's text, several, an amount with its unit (`2 hours`), or a number. */
export const caseAnswer = z.union([text, z.array(text), z.number()]);

export const teachingCase = z.strictObject({
  title: text,
  patient: z.strictObject({ age: z.number().min(0).max(120), sex: z.enum(['male', 'female']) }),
  expected: key,
  rank: z.int().min(1).max(3).default(1),
  answers: z.record(key, z.record(key, caseAnswer)),
});

export type CaseAnswer = z.infer<typeof caseAnswer>;
export type TeachingCaseEntry = z.infer<typeof teachingCase>;
