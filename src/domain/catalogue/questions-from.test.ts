import { describe, expect, it } from 'vitest';
import {
  type ChoiceRow,
  type DiagnosisRow,
  MALE_FEMALE,
  type QuestionRow,
} from '#domain/catalogue/catalogue-rows.ts';
import { questionsForSex } from '#domain/catalogue/questions-for-sex.ts';
import { questionsFrom } from '#domain/catalogue/questions-from.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';

const EVERYBODY = { maleFemale: MALE_FEMALE.both, ageFrom: 0, ageTo: 120 } as const;

const question = (id: number, rest: Partial<QuestionRow>): QuestionRow => ({
  id,
  text: `Question ${id}`,
  type: QUESTION_TYPE.single,
  covers: null,
  scaleFrom: null,
  scaleTo: null,
  order: id,
  ...EVERYBODY,
  ...rest,
});

const choice = (id: number, questionId: number, rest: Partial<ChoiceRow> = {}): ChoiceRow => ({
  id,
  questionId,
  text: `Choice ${id}`,
  order: id,
  ...EVERYBODY,
  finding: null,
  denies: null,
  phrase: null,
  isDenial: false,
  ...rest,
});

/** Every list upside down: the rows may come in any order. */
const ROWS: Parameters<typeof questionsFrom>[0] = {
  questions: [
    question(3, { maleFemale: MALE_FEMALE.female, ageFrom: 12, ageTo: 55 }),
    question(2, { type: QUESTION_TYPE.duration, covers: 'duration' }),
    question(1, { order: 2 }),
  ],
  complaintQuestions: [
    { id: 103, complaintId: 7, questionId: 3 },
    { id: 102, complaintId: 8, questionId: 2 },
    { id: 101, complaintId: 7, questionId: 1 },
  ],
  findingConditions: [],
  redFlags: [],
  diagnoses: [],
  conditions: [
    { id: 2, questionId: 3, parentQuestionId: 1, triggerChoiceId: 12 },
    { id: 1, questionId: 3, parentQuestionId: 1, triggerChoiceId: 11 },
  ],
  choices: [
    choice(21, 2),
    choice(13, 1, { ageFrom: 12 }),
    choice(12, 1, { maleFemale: MALE_FEMALE.male }),
    choice(11, 1),
  ],
  timeRanges: [
    { id: 6, choiceId: 21, min: 2, max: 3, unit: 'days' },
    { id: 5, choiceId: 21, min: 0, max: 2, unit: 'hours' },
  ],
};

const QUESTIONS = questionsFrom(ROWS);

const asked = (complaintId: number) => QUESTIONS.get(complaintId) ?? [];
const shown = (sex?: 'male' | 'female') =>
  questionsForSex(asked(7), sex).map(({ id, choices }) => [id, choices.map(({ id: choiceId }) => choiceId)]);

describe('The questions from their rows', () => {
  it('stand with their complaint, questions and choices in their order', () => {
    expect([...QUESTIONS.keys()].sort()).toEqual([7, 8]);
    expect(shown()).toEqual([
      [1, [11, 12, 13]],
      [3, []],
    ]);
  });

  it('know the link to their complaint, what they are about, and the ranges of their choices', () => {
    expect(asked(8)[0]?.question).toEqual({
      id: 2,
      complaintQuestionId: 102,
      text: 'Question 2',
      type: QUESTION_TYPE.duration,
      covers: 'duration',
      conditions: [],
      choices: [
        {
          id: 21,
          text: 'Choice 21',
          ranges: [
            { min: 0, max: 2, unit: 'hours' },
            { min: 2, max: 3, unit: 'days' },
          ],
        },
      ],
    });
  });

  it('know the answers that show them', () => {
    expect(asked(7)[1]?.question.conditions).toEqual([
      { questionId: 1, choiceId: 11 },
      { questionId: 1, choiceId: 12 },
    ]);
  });

  it('name ages only where they are not for all', () => {
    const [first, last] = asked(7).map(({ question: { ages, choices } }) => [
      ages,
      choices.map(one => one.ages),
    ]);
    expect(first).toEqual([undefined, [undefined, undefined, { from: 12, to: 120 }]]);
    expect(last).toEqual([{ from: 12, to: 55 }, []]);
  });
});

const diagnosis = (id: number, name: string, forMen: number): DiagnosisRow => ({
  id,
  name,
  mustNotMiss: true,
  urgency: 'now',
  commonness: 3,
  synonyms: [],
  requires: [],
  ageFactors: [],
  sexFactors: { male: forMen, female: 1 },
});

describe('A red flag', () => {
  it('is raised only of what the patient can have', () => {
    const [shared, ectopic] = [diagnosis(1, 'Torsion', 1), diagnosis(2, 'Ectopic pregnancy', 0)];
    const flags = [1, 2].map(diagnosisId => ({ choiceId: 11, diagnosisId }));
    const flagged = questionsFrom({ ...ROWS, redFlags: flags, diagnoses: [shared, ectopic] }).get(7) ?? [];
    const raised = (sex?: 'male' | 'female') =>
      questionsForSex(flagged, sex)[0]?.choices[0]?.redFlags?.map(({ name }) => name);
    expect(raised()).toEqual(['Torsion', 'Ectopic pregnancy']);
    expect(raised('female')).toEqual(['Torsion', 'Ectopic pregnancy']);
    expect(raised('male')).toEqual(['Torsion']);
  });
});

describe('The questions for a sex', () => {
  it('leave out the questions and choices for the other', () => {
    expect(shown('female')).toEqual([
      [1, [11, 13]],
      [3, []],
    ]);
    expect(shown('male')).toEqual([[1, [11, 12, 13]]]);
  });
});
