import { z } from 'zod';

const diagnosisMethod = z
  .object({ id: z.int(), name: z.string() })
  .readonly()
  .meta({ id: 'DiagnosisMethod' });

/** Ordered by name. */
export const diagnosisMethodsAnswer = z.array(diagnosisMethod).readonly();

export type DiagnosisMethod = z.output<typeof diagnosisMethod>;

/** GET /api/diagnosis-methods */
export const diagnosisMethodsEndpoint = {
  method: 'get',
  path: '/api/diagnosis-methods',
  summary: 'How an illness can have been diagnosed',
} as const;
