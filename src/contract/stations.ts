import { z } from 'zod';
import { MOST_STATIONS, SHEETS } from '#domain/practice/paper/sheets.ts';

export const stationsRequest = z
  .object({
    patients: z
      .array(z.int().positive())
      .min(1)
      .max(MOST_STATIONS)
      .readonly()
      .meta({ description: 'Numbers of practice patients, in the order in which they are printed' }),
    sheets: z.array(z.enum(SHEETS)).min(1).max(SHEETS.length).readonly(),
  })
  .meta({ id: 'StationsRequest' });

export type StationsRequest = z.input<typeof stationsRequest>;
