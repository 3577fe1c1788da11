import { describe, expect, it } from 'vitest';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { questionsForAge } from '#domain/questionnaire/questions-for-age.ts';

const choice = (id: number, text: string, ages?: { from: number; to: number }) => ({
  id,
  text,
  ranges: [],
  ...(ages && { ages }),
});
const question = (id: number, rest: Partial<Question>): Question => ({
  id,
  complaintQuestionId: id,
  text: `Question ${id}`,
  type: QUESTION_TYPE.multi,
  conditions: [],
  choices: [],
  ...rest,
});

const ASKED = [
  question(1, { choices: [choice(11, 'A cough'), choice(12, 'A new partner', { from: 12, to: 120 })] }),
  question(2, { ages: { from: 12, to: 55 } }),
];

const shown = (age: number | null) =>
  questionsForAge(ASKED, { age }).map(({ id, choices }) => [id, choices.map(({ id: choiceId }) => choiceId)]);

describe('The questions for an age', () => {
  it('leave out the questions and choices that make no sense at it', () => {
    expect(shown(3)).toEqual([[1, [11]]]);
    expect(shown(81)).toEqual([[1, [11, 12]]]);
    expect(shown(30)).toEqual([
      [1, [11, 12]],
      [2, []],
    ]);
  });

  it('raise red flags only of what a patient of this age can have', () => {
    const bleeding = {
      diagnosisId: 5,
      name: 'Ectopic pregnancy',
      urgency: 'now',
      ages: { from: 12, to: 59 },
    } as const;
    const torsion = { diagnosisId: 6, name: 'Ovarian torsion', urgency: 'now' } as const;
    const pain = question(3, {
      choices: [{ ...choice(31, 'Low in the belly'), redFlags: [bleeding, torsion] }],
    });
    const raised = (age: number) => questionsForAge([pain], { age })[0]?.choices[0]?.redFlags;
    expect(raised(30)).toEqual([bleeding, torsion]);
    expect(raised(8)).toEqual([torsion]);
    const only = question(4, { choices: [{ ...choice(41, 'Missed period'), redFlags: [bleeding] }] });
    expect(questionsForAge([only], { age: 8 })[0]?.choices).toEqual([choice(41, 'Missed period')]);
  });

  it('are all of them while the age is unknown', () => {
    expect(shown(null)).toHaveLength(2);
  });
});
