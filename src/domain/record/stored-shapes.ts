import type { Answer } from '#domain/case/answer.ts';
import type { CurrentSymptom, Symptom } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { URGENCIES } from '#domain/diagnosis/urgency.ts';
import { DIMENSIONS } from '#domain/questionnaire/dimension.ts';
import { type Choice, QUESTION_TYPE, type Question, TIME_UNITS } from '#domain/questionnaire/question.ts';
import {
  either,
  fields,
  flag,
  listOf,
  number,
  oneOf,
  orNull,
  type Reader,
  text,
  wholeListOf,
  wholeNumber,
} from '#domain/reading/reader.ts';

export const currentSymptom: Reader<CurrentSymptom> = fields({ id: wholeNumber, text });

export const symptom: Reader<Symptom> = fields({ id: wholeNumber, text, isAnswered: flag });

const questionType = oneOf(Object.values(QUESTION_TYPE));

const ages = fields({ from: number, to: number });

const redFlag = fields(
  { diagnosisId: wholeNumber, name: text, urgency: orNull(oneOf(URGENCIES)) },
  { ages, sex: oneOf(['male', 'female']) },
);

/** What a choice says; left out where it is not known. */
const meaning = {
  finding: text,
  denies: text,
  phrase: text,
  isDenial: flag,
  redFlags: listOf(redFlag),
};

export const answer: Reader<Answer> = fields(
  {
    questionId: wholeNumber,
    questionText: text,
    questionType,
    choiceId: orNull(text),
    choiceText: text,
    symptomId: wholeNumber,
  },
  { covers: oneOf(DIMENSIONS), offered: listOf(fields({ id: number, text }, meaning)), isRepeated: flag },
);

const choice: Reader<Choice> = fields(
  { id: number, text, ranges: wholeListOf(fields({ min: number, max: number, unit: oneOf(TIME_UNITS) })) },
  { ages, ...meaning },
);

export const question: Reader<Question> = fields(
  {
    id: wholeNumber,
    complaintQuestionId: wholeNumber,
    text,
    type: questionType,
    conditions: wholeListOf(fields({ questionId: wholeNumber, choiceId: number })),
    choices: wholeListOf(choice),
  },
  {
    covers: oneOf(DIMENSIONS),
    ages,
    whenPresent: wholeListOf(text),
    scale: fields({ min: number, max: number }),
  },
);

const contribution = either(
  fields({ kind: oneOf(['answer']), questionId: wholeNumber, choiceId: number, points: number }),
  fields({ kind: oneOf(['base']), complaintId: wholeNumber, points: number }),
);

export const diagnosis: Reader<DiagnosisResult> = fields(
  {
    id: wholeNumber,
    name: text,
    probability: number,
    points: number,
    mustNotMiss: flag,
    contributions: listOf(contribution),
    factors: listOf(fields({ kind: oneOf(['age', 'sex']), factor: number })),
  },
  { isFlagged: flag, urgency: oneOf(URGENCIES), likelihood: number, dangerPlace: wholeNumber },
);
