import { z } from 'zod';

/** Narrows an answer to what concerns patients of this gender; left out, it is not narrowed. */
export const genderQuery = z.object({ gender: z.enum(['male', 'female']).optional() });

export type QueryGender = z.output<typeof genderQuery>['gender'];
