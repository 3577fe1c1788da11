import { z } from 'zod';

const diagnosisMethod = z
  .object({ id: z.int(), name: z.string() })
  .readonly()
  .meta({ id: 'DiagnosisMethod' });

/** Ordered by name. */
export const diagnosisMethodsResponse = z.array(diagnosisMethod).readonly();

export type DiagnosisMethod = z.output<typeof diagnosisMethod>;
