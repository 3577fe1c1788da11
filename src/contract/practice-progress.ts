import { z } from 'zod';
import { MOST_SENT } from '#contract/endpoints/most-sent.ts';
import { spokenLine } from '#contract/practice.ts';
import { LEAST_MINUTES, MODES, MOST_MINUTES, STAGES } from '#domain/practice/attempt/attempt.ts';
import { MOST_COMMITTED } from '#domain/practice/debrief/commitment.ts';
import { TOPICS } from '#domain/practice/debrief/topics.ts';
import { LEVELS } from '#domain/practice/patient/patient.ts';
import { COMMITTED_URGENCIES } from '#domain/practice/patient/reference.ts';

/** More than anybody says to one patient, asking again included. */
const MOST_LINES = 1000;

/** Milliseconds since 1970, as the device's clock has it. */
const time = z.int().min(0).max(8_640_000_000_000_000);
const patientId = z.int().min(1).max(1_000_000_000);
const words = (most: number) => z.string().max(most);
const share = z.number().min(0).max(1);

/** The patient's number and when the attempt began (`attemptId`). */
const id = z.string().regex(/^\d{1,10}-\d{1,16}$/);

const diagnosis = z.object({ id: z.int(), name: words(300) }).readonly();

const diagnoses = z.array(diagnosis).max(50).readonly();

const commitment = z
  .object({
    statement: words(2000),
    problems: z.array(words(300)).max(100).readonly(),
    differential: z
      .array(
        z
          .object({
            ...diagnosis.unwrap().shape,
            confidence: share.nullable(),
            for: words(300).nullable(),
            against: words(300).nullable(),
          })
          .readonly(),
      )
      .max(MOST_COMMITTED)
      .readonly(),
    excluded: diagnoses,
    urgency: z.enum(COMMITTED_URGENCIES).nullable(),
    firstAction: words(1000),
  })
  .readonly();

const settings = z
  .object({
    mode: z.enum(MODES),
    minutes: z.int().min(LEAST_MINUTES).max(MOST_MINUTES),
    asksThoughts: z.boolean(),
  })
  .readonly();

export const practiceAttempt = z
  .object({
    patientId,
    settings,
    beganAt: time,
    changedAt: time,
    today: words(10),
    stage: z.enum(STAGES),
    lines: z.array(spokenLine).max(MOST_LINES).readonly(),
    notes: words(10_000),
    midway: z.object({ line: z.int(), hypotheses: diagnoses }).readonly().nullable(),
    commitment,
    again: z
      .object({ from: z.int(), missed: z.array(words(200)).max(500).readonly() })
      .readonly()
      .nullable(),
  })
  .readonly()
  .meta({
    id: 'PracticeAttempt',
    description: 'A history taken from a practice patient, with all that was said',
  });

export const practiceResult = z
  .object({
    patientId,
    beganAt: time,
    at: time,
    mode: z.enum(MODES),
    door: words(500),
    system: words(200),
    level: z.enum(LEVELS),
    confidence: share,
    isRight: z.boolean(),
    topics: z
      .array(z.object({ topic: z.enum(TOPICS), found: z.int(), of: z.int() }).readonly())
      .max(TOPICS.length)
      .readonly(),
    lookAlike: patientId.nullable(),
  })
  .readonly()
  .meta({ id: 'PracticeResult', description: 'What came of an attempt: for progress and for what is due' });

const moved = {
  attempts: z.array(practiceAttempt).readonly(),
  results: z.array(practiceResult).readonly(),
};

/** What the device sends, and what it knows the account to have. */
export const progressRequest = z
  .object({
    known: z.object({
      attempts: z.record(id, time).refine(table => Object.keys(table).length <= 1000, 'too many'),
      results: z.array(id).max(20_000).readonly(),
    }),
    attempts: moved.attempts.unwrap().max(MOST_SENT.attempts).readonly(),
    results: moved.results.unwrap().max(MOST_SENT.results).readonly(),
  })
  .meta({ id: 'PracticeProgressRequest' });

/** What the account has besides; `gone` is what the device believed it to have. */
export const progressResponse = z
  .object({
    ...moved,
    gone: z.object({ attempts: z.array(id).readonly(), results: z.array(id).readonly() }).readonly(),
  })
  .readonly()
  .meta({ id: 'PracticeProgress' });

export type ProgressRequest = z.output<typeof progressRequest>;
export type ProgressResponse = z.output<typeof progressResponse>;
