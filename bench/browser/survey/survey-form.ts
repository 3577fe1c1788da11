import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';

const TYPES = {
  [QUESTION_TYPE.single]: 'radiogroup',
  [QUESTION_TYPE.number]: 'text',
  [QUESTION_TYPE.duration]: 'text',
  [QUESTION_TYPE.multi]: 'checkbox',
  [QUESTION_TYPE.order]: 'ranking',
  [QUESTION_TYPE.notes]: 'comment',
};

/** The questions as a form of SurveyJS, one of them a page, shown under the same conditions. */
export function surveyForm(questions: readonly Question[]): object {
  return {
    questionsOnPageMode: 'questionPerPage',
    showProgressBar: true,
    elements: questions.map(question => ({
      ...(question.scale
        ? { type: 'rating', rateMin: question.scale.min, rateMax: question.scale.max }
        : { type: TYPES[question.type] }),
      name: nameOf(question.id),
      title: question.text,
      choices: question.choices.map(({ id, text }) => ({ value: id, text })),
      visibleIf: conditionOf(question, questions),
    })),
  };
}

const nameOf = (questionId: number) => `question${questionId}`;

function conditionOf({ conditions, whenPresent = [] }: Question, questions: readonly Question[]) {
  const telling = questions.flatMap(({ id, choices }) =>
    choices
      .filter(({ finding }: Choice) => finding !== undefined && whenPresent.includes(finding))
      .map(choice => ({ questionId: id, choiceId: choice.id })),
  );
  const parts = [...conditions, ...telling].map(
    ({ questionId, choiceId }) => `{${nameOf(questionId)}} anyof [${choiceId}]`,
  );
  return parts.length === 0 ? undefined : parts.join(' or ');
}
