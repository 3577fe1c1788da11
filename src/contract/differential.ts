import { z } from 'zod';
import { choicesTold, findingKeys } from '#contract/told-case.ts';
import { GENDERS } from '#domain/case/patient-record.ts';
import { URGENCIES } from '#domain/diagnosis/urgency.ts';
import { HISTORY_SECTIONS } from '#domain/suggestions/history-section.ts';

const complaintIds = z
  .array(z.int())
  .max(500)
  .transform(ids => [...new Set(ids)])
  .optional();

/**
 * Answers that have a choice; the profile brings in the factors of age and sex. What stands after it is ours: the
 * likelihood rests on the whole history, the specified shares on the answers alone.
 */
export const differentialRequest = z
  .object({
    answers: choicesTold,
    profile: z
      .object({ age: z.int().min(0).max(150).nullable(), gender: z.enum(GENDERS).nullable() })
      .optional(),
    chiefComplaintId: z.int().optional(),
    presentIds: complaintIds.meta({ description: 'Complaints that are further symptoms of the case' }),
    absentIds: complaintIds.meta({ description: 'Complaints that were asked and denied' }),
    present: findingKeys
      .optional()
      .meta({ description: 'Keys of findings that are present, past history included' }),
    denied: findingKeys
      .optional()
      .meta({ description: 'Keys of findings that were denied, past history included' }),
    diagnosisId: z.int().optional().meta({
      description: 'Only this diagnosis is answered, with its steps and what to ask about it',
    }),
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

const likelihoodStep = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal(['age', 'sex', 'exposure']), factor: z.number() }).readonly(),
    z.object({ kind: z.literal('chief'), complaintId: z.number(), factor: z.number() }).readonly(),
    z
      .object({
        kind: z.literal('answer'),
        questionId: z.number(),
        choiceId: z.number(),
        factor: z.number(),
      })
      .readonly(),
    z
      .object({
        kind: z.literal('symptom'),
        complaintId: z.number(),
        isPresent: z.boolean(),
        factor: z.number(),
      })
      .readonly(),
    z
      .object({ kind: z.literal('risk'), finding: z.string(), isPresent: z.boolean(), factor: z.number() })
      .readonly(),
  ])
  .meta({
    id: 'LikelihoodStep',
    description: 'A piece of evidence and how many times it multiplied the odds',
  });

const asked = { text: z.string(), worth: z.number() };

const unaskedQuestion = z
  .discriminatedUnion('kind', [
    z
      .object({ ...asked, kind: z.literal('question'), complaintId: z.number(), questionId: z.number() })
      .readonly(),
    z.object({ ...asked, kind: z.literal('symptom'), complaintId: z.number() }).readonly(),
    z
      .object({
        ...asked,
        kind: z.literal('history'),
        riskId: z.number(),
        section: z.enum(HISTORY_SECTIONS),
      })
      .readonly(),
  ])
  .meta({ id: 'UnaskedQuestion', description: 'What nobody has asked yet, in words for the patient' });

const diagnosisResult = z
  .object({
    id: z.number(),
    name: z.string(),
    probability: z.number().meta({ description: 'Share of all points in percent; not a calibrated risk' }),
    points: z.number(),
    mustNotMiss: z.boolean(),
    isFlagged: z.boolean().optional().meta({ description: 'An answer raised a red flag of it' }),
    urgency: z.enum(URGENCIES).optional(),
    contributions: z.array(contribution).readonly().meta({
      description: 'Only of what is shown first; those of any other diagnosis are asked for by its id',
    }),
    factors: z.array(factor).readonly(),
    likelihood: z.number().optional().meta({
      description: 'From 0 to 1, by the whole history; what all results leave of 1 is something else',
    }),
    before: z.number().optional().meta({ description: 'The likelihood before any answer' }),
    steps: z.array(likelihoodStep).readonly().optional().meta({
      description: 'Their factors multiply the odds before any answer to the odds now',
    }),
    dangerPlace: z
      .number()
      .optional()
      .meta({ description: 'Its place among those that must not be missed here, from 1 to 8' }),
    toAsk: z
      .array(unaskedQuestion)
      .readonly()
      .optional()
      .meta({ description: 'What would rule it out, or in; the best first' }),
  })
  .readonly()
  .meta({ id: 'DiagnosisResult' });

/** Most probable first; empty when no answer speaks for anything. */
export const differentialResponse = z.array(diagnosisResult).readonly();

export type DifferentialResponse = z.output<typeof differentialResponse>;
