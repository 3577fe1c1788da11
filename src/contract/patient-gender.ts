import { z } from 'zod';

export const QUERY_GENDERS = ['male', 'female'] as const;

/** Narrows an answer to what concerns patients of this gender; left out, it is not narrowed. */
export const genderQuery = z.object({ gender: z.enum(QUERY_GENDERS).optional() });

export type QueryGender = z.output<typeof genderQuery>['gender'];
