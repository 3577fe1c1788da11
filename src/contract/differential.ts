import { z } from 'zod';
import { GENDERS } from '#domain/case/patient-record.ts';
import { URGENCIES } from '#domain/diagnosis/urgency.ts';

/** One id, or several joined by commas. Custom choices have negative ids and do not count. */
const choiceIds = z
  .string()
  .max(4000)
  .regex(/^\s*-?\d+(\s*,\s*-?\d+)*\s*$/, 'must be a choice id, or several joined by commas');

const chosen = z.object({ questionId: z.int(), choiceId: z.union([choiceIds, z.int().transform(String)]) });

/** Answers that have a choice; the profile brings in the factors of age and sex. */
export const differentialRequest = z
  .object({
    answers: z.array(chosen).max(2000),
    profile: z
      .object({ age: z.int().min(0).max(150).nullable(), gender: z.enum(GENDERS).nullable() })
      .optional(),
  })
  .meta({ id: 'DifferentialRequest' });

export type DifferentialRequest = z.input<typeof differentialRequest>;

const contribution = z
  .discriminatedUnion('kind', [
    z
      .object({
        kind: z.literal('answer'),
        questionId: z.number(),
        choiceId: z.number(),
        points: z.number(),
      })
      .readonly(),
    z.object({ kind: z.literal('base'), complaintId: z.number(), points: z.number() }).readonly(),
  ])
  .meta({ id: 'Contribution', description: 'An answer, or how common the diagnosis is behind a complaint' });

const factor = z
  .object({ kind: z.enum(['age', 'sex']), factor: z.number() })
  .readonly()
  .meta({ id: 'Factor' });

const diagnosisResult = z
  .object({
    id: z.number(),
    name: z.string(),
    probability: z.number().meta({ description: 'Share of all points in percent; not a calibrated risk' }),
    points: z.number(),
    mustNotMiss: z.boolean(),
    isFlagged: z.boolean().optional().meta({ description: 'An answer raised a red flag of it' }),
    urgency: z.enum(URGENCIES).optional(),
    contributions: z.array(contribution).readonly(),
    factors: z.array(factor).readonly(),
  })
  .readonly()
  .meta({ id: 'DiagnosisResult' });

/** Most probable first; empty when no answer speaks for anything. */
export const differentialResponse = z.array(diagnosisResult).readonly();

export type DifferentialResponse = z.output<typeof differentialResponse>;
