import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';

/** /api/practice/patients: the invented people of whom a history can be taken. */
export const practicePatientsEndpoint = {
  method: 'get',
  path: '/api/practice/patients',
  summary: 'The practice patients, as one may choose among them',
  failure: 'Failed to load the practice patients. Please try again.',
  isKept: true,
} as const satisfies ApiEndpoint;

export const practicePatientEndpoint = {
  method: 'get',
  path: '/api/practice/patients/{id}',
  summary: 'A practice patient: all that can be told; what it means is sealed',
  failure: 'Failed to load the patient. Please try again.',
  isKept: true,
  errors: { missing: 'There is no such practice patient' },
} as const satisfies ApiEndpoint;

export const practiceDiagnosesEndpoint = {
  method: 'get',
  path: '/api/practice/diagnoses',
  summary: 'The diagnoses a student can name, with what else they are called',
  failure: 'Failed to load the diagnoses. Please try again.',
  isKept: true,
} as const satisfies ApiEndpoint;

/** Some sixty questions, and their values, are typeset in a second; others may be waiting before. */
const PRINTING_TIMEOUT_MS = 120_000;

export const debriefEndpoint = {
  method: 'post',
  path: '/api/practice/patients/{id}/debrief',
  summary: 'The debrief of an attempt as a PDF',
  failure: 'Failed to make the PDF of the debrief. Please try again.',
  timeoutMs: PRINTING_TIMEOUT_MS,
} as const satisfies ApiEndpoint;

export const questionValuesEndpoint = {
  method: 'post',
  path: '/api/practice/patients/{id}/values',
  summary: 'What each question of a consultation was worth, by the likelihood model',
  failure: 'Failed to reckon what the questions were worth. Please try again.',
  isKept: true,
} as const satisfies ApiEndpoint;

/** How long our own pages wait for a language model: a little longer than the server does. */
const MODEL_TIMEOUT_MS = 5_000;

const MODEL_ERRORS = {
  missing: 'There is no such practice patient',
  off: 'There is no language model for practice',
} as const;

export const questionReadingEndpoint = {
  method: 'post',
  path: '/api/practice/patients/{id}/reading',
  summary: 'What a question asks for, as a language model reads it',
  failure: 'Failed to read the question.',
  errors: MODEL_ERRORS,
  bodyLimit: 8 * 1024,
  timeoutMs: MODEL_TIMEOUT_MS,
} as const satisfies ApiEndpoint;

export const answerWordingEndpoint = {
  method: 'post',
  path: '/api/practice/patients/{id}/wording',
  summary: 'What the patient answers, in the words of a language model that say the same',
  failure: 'Failed to word the answer.',
  errors: MODEL_ERRORS,
  timeoutMs: MODEL_TIMEOUT_MS,
} as const satisfies ApiEndpoint;
