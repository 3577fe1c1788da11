import { z } from 'zod';
import { intent, intents, questionValuesRequest } from '#contract/practice.ts';
import { MOST_BEFORE } from '#domain/practice/consultation/model-help.ts';

/** What a student may type at once. */
const MOST_TYPED = 400;

const typed = z.string().trim().min(1).max(MOST_TYPED);

export const questionReadingRequest = z
  .object({
    words: typed,
    asked: z
      .array(intent)
      .max(MOST_BEFORE)
      .readonly()
      .meta({ description: 'What was asked before, the latest last' }),
  })
  .meta({ id: 'QuestionReadingRequest' });

export const questionReadingResponse = z
  .object({ intents: intents.meta({ description: 'None where nothing fits' }) })
  .readonly()
  .meta({ id: 'QuestionReading' });

export const answerWordingRequest = questionValuesRequest
  .extend({
    words: typed,
    asked: z.array(intent).min(1).max(20).readonly().meta({ description: 'What these words ask for' }),
  })
  .meta({ id: 'AnswerWordingRequest' });

export const answerWordingResponse = z.object({ text: z.string() }).readonly().meta({ id: 'AnswerWording' });

export type QuestionReadingRequest = z.input<typeof questionReadingRequest>;
export type QuestionReadingResponse = z.output<typeof questionReadingResponse>;
export type AnswerWordingRequest = z.input<typeof answerWordingRequest>;
export type AnswerWordingResponse = z.output<typeof answerWordingResponse>;
