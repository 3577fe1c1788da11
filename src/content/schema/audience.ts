import { z } from 'zod';
import { ALL_AGES } from '#domain/case/fits-age.ts';

export const sex = z.enum(['male', 'female']);

/** In years; an infant's months are fractions of one: 0.25 is three months. */
const age = z.number().min(ALL_AGES.from).max(ALL_AGES.to);

export const ages = z.strictObject({ from: age.default(ALL_AGES.from), to: age.default(ALL_AGES.to) });
