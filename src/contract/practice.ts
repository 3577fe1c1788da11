import { z } from 'zod';
import { MOST_COMMITTED } from '#domain/practice/debrief/commitment.ts';
import { isIntent } from '#domain/practice/intent.ts';
import { INFORMANTS, LEVELS, TELLINGS } from '#domain/practice/patient/patient.ts';
import { COMMITTED_URGENCIES } from '#domain/practice/patient/reference.ts';
import { SECTIONS } from '#domain/sections/pages.ts';

export const intent = z.string().refine(isIntent).meta({ description: 'What a question wants to know' });

export const intents = z.array(intent).readonly();

const listedPatient = z
  .object({
    id: z.int(),
    complaint: z
      .object({ key: z.string(), id: z.int(), text: z.string(), system: z.string() })
      .readonly()
      .meta({ description: 'The chief complaint and the body system it belongs to' }),
    level: z.enum(LEVELS).meta({ description: 'How like the textbook the story is' }),
    minutes: z.int(),
    door: z.string().meta({ description: 'What stands on the door' }),
  })
  .readonly();

const factAnswer = z.union([
  z.object({ questionId: z.int(), choiceIds: z.array(z.int()).readonly() }).readonly(),
  z.object({ questionId: z.int(), amount: z.string() }).readonly(),
]);

const factEntry = z
  .object({
    list: z.enum(SECTIONS.map(({ key }) => key)),
    values: z.record(z.string(), z.unknown()).readonly(),
  })
  .readonly();

const factFinding = z
  .object({
    key: z.string(),
    name: z.string(),
    terms: z.array(z.string()).readonly(),
    isSymptom: z.boolean(),
  })
  .readonly();

const fact = z
  .object({
    id: z.string(),
    asks: intents,
    is: z.enum(['present', 'denied', 'unknown']),
    told: z.enum(TELLINGS).meta({ description: 'When it is told' }),
    says: z.string().nullable(),
    meanwhile: z.string().nullable(),
    findings: z.array(factFinding).readonly(),
    answers: z.array(factAnswer).readonly(),
    entries: z.array(factEntry).readonly(),
  })
  .readonly()
  .meta({ id: 'PatientFact', description: 'One thing the patient knows, in their own words' });

const cue = z
  .object({ id: z.string(), factId: z.string(), words: z.string(), follow: intents, says: z.string() })
  .readonly();

const person = z
  .object({
    name: z.string(),
    age: z.number(),
    sex: z.enum(['male', 'female']),
    informant: z.enum(INFORMANTS),
    informantName: z.string().nullable(),
    mood: z.string(),
    talkativeness: z.int(),
  })
  .readonly();

/** In the order of their numbers. */
export const practicePatientsResponse = z.array(listedPatient.meta({ id: 'ListedPatient' })).readonly();

export const practicePatientParameter = z.object({ id: z.coerce.number().int().positive() });

export const practicePatientResponse = listedPatient
  .unwrap()
  .extend({
    person,
    opening: z.string(),
    storyQuestionId: z.int().nullable(),
    facts: z.array(fact).readonly(),
    cues: z.array(cue).readonly(),
    usual: z
      .array(z.object({ to: z.string(), says: z.array(z.string()).readonly() }).readonly())
      .readonly()
      .meta({ description: 'What is answered where no fact says anything' }),
    sealed: z.string().meta({ description: 'Diagnosis and teaching, unreadable until it is opened' }),
  })
  .readonly()
  .meta({ id: 'PracticePatient' });

/** Ordered by name. */
export const practiceDiagnosesResponse = z
  .array(
    z
      .object({ id: z.int(), name: z.string(), synonyms: z.array(z.string()).readonly() })
      .readonly()
      .meta({ id: 'NameableDiagnosis', description: 'A diagnosis, with what else it is called' }),
  )
  .readonly();

/** More than anybody says to one patient; each question costs the server time. */
export const MOST_LINES = 240;

/** What was said and what was asked again afterwards: it is only printed. */
const MOST_PRINTED_LINES = 2 * MOST_LINES;

const said = z.string().max(2000);

const ids = z.array(z.string().max(200)).max(200).readonly();

const someIntents = z.array(intent).max(200).readonly();

const studentLine = z.object({ by: z.literal('student'), text: said, asked: someIntents }).readonly();

const patientLine = z
  .object({
    by: z.literal('patient'),
    text: z.string().max(20_000),
    facts: ids,
    held: ids,
    usual: z
      .array(z.object({ intent, text: said }).readonly())
      .max(200)
      .readonly(),
    cues: ids,
    offers: z
      .array(z.union([intent, someIntents]))
      .max(200)
      .readonly(),
  })
  .readonly();

/** A line of a conversation, as the browser keeps it. */
export const spokenLine = z.union([studentLine, patientLine]);

const day = z.iso.date().meta({ description: 'The day it was said' });

/** What was said, as the browser keeps it. */
export const questionValuesRequest = z
  .object({ today: day, lines: z.array(spokenLine).max(MOST_LINES).readonly() })
  .meta({ id: 'QuestionValuesRequest' });

const chosenDiagnosis = z.object({ id: z.int(), name: z.string().max(300) }).readonly();

const reason = z.string().max(200).nullable();

const committedDiagnosis = chosenDiagnosis
  .unwrap()
  .extend({ confidence: z.number().min(0).max(1).nullable(), for: reason, against: reason })
  .readonly();

const commitment = z
  .object({
    statement: said,
    problems: z.array(said).max(100).readonly(),
    differential: z.array(committedDiagnosis).min(1).max(MOST_COMMITTED).readonly(),
    excluded: z.array(chosenDiagnosis).max(50).readonly(),
    urgency: z.enum(COMMITTED_URGENCIES),
    firstAction: said,
  })
  .readonly();

/** An attempt that was committed: all that its debrief follows from. */
export const debriefRequest = z
  .object({
    today: day,
    lines: z.array(spokenLine).max(MOST_PRINTED_LINES).readonly(),
    midway: z
      .object({ line: z.int().min(0), hypotheses: z.array(chosenDiagnosis).max(MOST_COMMITTED).readonly() })
      .readonly()
      .nullable(),
    commitment,
    again: z
      .object({ from: z.int().min(0), missed: ids })
      .readonly()
      .nullable()
      .meta({ description: 'After how many lines the student asked again, and for which facts' }),
  })
  .meta({ id: 'DebriefRequest' });

const standing = {
  likelihood: z.number().meta({ description: 'Of the right diagnosis, from 0 to 1' }),
  place: z.int().meta({ description: 'Its place among all diagnoses, from 1' }),
  entropy: z.number().meta({ description: 'How open the case is, in bits' }),
};

export const questionValuesResponse = z
  .object({
    before: z.object(standing).readonly(),
    questions: z
      .array(
        z
          .object({
            line: z.int(),
            by: z.enum(['student', 'patient']),
            text: z.string(),
            ...standing,
            moved: z.number().meta({ description: 'How the log odds of the right diagnosis moved, in bits' }),
            better: z.string().nullable().meta({ description: 'The most telling question at that moment' }),
          })
          .readonly(),
      )
      .readonly(),
    enteredAt: z.union([z.int(), z.literal('beginning')]).nullable(),
    notAsked: z
      .array(z.object({ id: z.string(), ask: z.string(), moved: z.number() }).readonly())
      .readonly()
      .meta({ description: 'What was not told and would have moved the odds most' }),
  })
  .readonly()
  .meta({ id: 'QuestionValues' });

export type PracticeDiagnosesResponse = z.output<typeof practiceDiagnosesResponse>;
export type PracticePatientsResponse = z.output<typeof practicePatientsResponse>;
export type PracticePatientResponse = z.output<typeof practicePatientResponse>;
export type DebriefRequest = z.input<typeof debriefRequest>;
export type QuestionValuesRequest = z.input<typeof questionValuesRequest>;
export type QuestionValuesResponse = z.output<typeof questionValuesResponse>;
