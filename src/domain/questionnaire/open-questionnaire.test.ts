import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/case/answer.ts';
import { customChoice } from '#domain/questionnaire/custom-choice.ts';
import { singleAnswer } from '#domain/questionnaire/new-answer.ts';
import {
  answerQuestion,
  openQuestionnaire,
  skipQuestions,
} from '#domain/questionnaire/open-questionnaire.ts';
import { complaining, reviewed } from '#tests/examples/cases.ts';
import { QUESTIONS, questionOf } from '#tests/examples/questions.ts';

const open = openQuestionnaire(complaining, QUESTIONS);
const reply = (id: number, choiceId: number): Answer =>
  singleAnswer({ question: questionOf(id), symptomId: 1 }, { id: choiceId, text: 'x', ranges: [] });

describe('The open questionnaire', () => {
  it('takes the loaded questions into the case', () => {
    expect(open.availableQuestions).toEqual(QUESTIONS);
  });

  it('shows the custom choice of an earlier answer again', () => {
    const custom = customChoice('In the lift', 7);
    const answer = singleAnswer({ question: questionOf(1), symptomId: 1 }, custom);
    const reopened = openQuestionnaire(answerQuestion(open, questionOf(1), answer), QUESTIONS);
    expect(reopened.availableQuestions[0]?.choices).toContainEqual(custom);
  });

  it('records an answer and drops what it hides', () => {
    const deep = [reply(1, 11), reply(2, 21)].reduce(
      (record, answer) => answerQuestion(record, questionOf(answer.questionId), answer),
      open,
    );
    expect(answerQuestion(deep, questionOf(1), reply(1, 12)).answers).toEqual([reply(1, 12)]);
  });

  it('takes an answer back', () => {
    const answered = answerQuestion(open, questionOf(1), reply(1, 11));
    expect(answerQuestion(answered, questionOf(1), null).answers).toEqual([]);
  });

  it("keeps the answers in the questionnaire's order, however often one goes back", () => {
    const asked = (record: typeof open, ...answers: Answer[]) =>
      answers.reduce((soFar, each) => answerQuestion(soFar, questionOf(each.questionId), each), record);
    const ids = ({ answers }: typeof open) => answers.map(({ questionId }) => questionId);
    const all = asked(open, reply(1, 11), reply(4, 41), reply(8, 81));
    const changed = asked(answerQuestion(all, questionOf(1), null), reply(1, 11), reply(2, 21));
    expect(ids(changed)).toEqual([1, 2, 4, 8]);
    expect(ids(skipQuestions(changed, [questionOf(7), questionOf(5)]))).toEqual([1, 2, 4, 5, 7, 8]);
  });

  it("records questions that are passed over as 'Skipped'", () => {
    const skipped = skipQuestions(open, QUESTIONS.slice(0, 2));
    expect(skipped.answers.map(({ choiceText }) => choiceText)).toEqual(['Skipped', 'Skipped']);
  });

  it('changes nothing where no symptom is current', () => {
    expect(answerQuestion(reviewed, questionOf(1), reply(1, 11))).toBe(reviewed);
    expect(skipQuestions(reviewed, QUESTIONS)).toBe(reviewed);
  });
});
