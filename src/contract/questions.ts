import { z } from 'zod';
import { URGENCIES } from '#domain/diagnosis/urgency.ts';
import { DIMENSIONS } from '#domain/questionnaire/dimension.ts';
import { QUESTION_TYPE, TIME_UNITS } from '#domain/questionnaire/question.ts';

const timeRange = z
  .object({ min: z.number(), max: z.number(), unit: z.enum(TIME_UNITS) })
  .readonly()
  .meta({ id: 'TimeRange' });

/** Left out where it is for all ages. */
const ages = z.object({ from: z.number(), to: z.number() }).readonly().optional();

const redFlag = z
  .object({
    diagnosisId: z.int(),
    name: z.string(),
    urgency: z.enum(URGENCIES).nullable(),
    ages,
    sex: z.enum(['male', 'female']).optional().meta({ description: 'The only sex that can have it' }),
  })
  .readonly()
  .meta({ id: 'RedFlag', description: 'A diagnosis that this answer alone must make one think of' });

const choice = z
  .object({
    id: z.int(),
    text: z.string(),
    ranges: z.array(timeRange).readonly(),
    ages,
    finding: z.string().optional().meta({ description: 'Key of the finding that it says is present' }),
    denies: z.string().optional().meta({ description: 'Key of the finding that it denies' }),
    phrase: z.string().optional().meta({ description: 'What a physician writes for it' }),
    redFlags: z.array(redFlag).readonly().optional(),
    isDenial: z.boolean().optional().meta({ description: 'It denies all findings that the question offers' }),
  })
  .readonly()
  .meta({ id: 'Choice' });

const condition = z
  .object({ questionId: z.int(), choiceId: z.int() })
  .readonly()
  .meta({ id: 'Condition', description: 'Any one of them shows the question' });

const question = z
  .object({
    id: z.int(),
    complaintQuestionId: z.int(),
    text: z.string(),
    type: z.literal(Object.values(QUESTION_TYPE)).meta({
      description: '1 single choice, 2 number, 3 duration, 4 several choices, 6 sequence, 7 notes',
      // Of a literal with several values the description would have the first alone.
      enum: Object.values(QUESTION_TYPE),
    }),
    covers: z.enum(DIMENSIONS).optional().meta({ description: 'What the question is about' }),
    conditions: z.array(condition).readonly(),
    whenPresent: z
      .array(z.string())
      .readonly()
      .optional()
      .meta({ description: 'Findings; one of them present anywhere in the case shows the question' }),
    scale: z
      .object({ min: z.int(), max: z.int() })
      .readonly()
      .optional()
      .meta({ description: 'The whole numbers that a number question takes; left out, 0 to 999' }),
    choices: z.array(choice).readonly(),
    ages,
  })
  .readonly()
  .meta({ id: 'Question' });

/** In the order of asking. */
export const questionsResponse = z.array(question).readonly();

export type QuestionsResponse = z.output<typeof questionsResponse>;

export const complaintParameter = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
