import type { Answer, OfferedChoice } from '#domain/case/answer.ts';
import { SEPARATOR } from '#domain/questionnaire/custom-choice.ts';
import { SEQUENCE_ARROW } from '#domain/questionnaire/new-answer.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { chosenIn, saidByAnswer } from '#domain/questionnaire/said.ts';

/**
 * Makes every answer that says the opposite of a finding say that it is present, or that it is not. An answer that has
 * no words left for it is taken back.
 */
export function settleFinding(answers: readonly Answer[], key: string, isPresent: boolean): Answer[] {
  return answers.flatMap(answer => {
    const { present, denied } = saidByAnswer(answer);
    if (!(isPresent ? denied : present).includes(key)) return [answer];
    return (isPresent ? told(answer, key) : denying(answer, key)) ?? [];
  });
}

function told(answer: Answer, key: string): Answer | undefined {
  const { questionType, offered = [] } = answer;
  const own = offered.find(({ finding }) => finding === key);
  if (questionType === QUESTION_TYPE.single) return own && choosing(answer, [own]);
  const chosen = chosenChoices(answer).filter(({ isDenial, denies }) => !isDenial && denies !== key);
  return choosing(answer, own ? [...chosen, own] : chosen);
}

/** Of a single choice "none of these" would deny more than was asked, unless it offers nothing but the finding. */
function denying(answer: Answer, key: string): Answer | undefined {
  const { questionType, offered = [] } = answer;
  const rest = chosenChoices(answer).filter(({ finding }) => finding !== key);
  if (rest.length > 0) return choosing(answer, rest);
  const isOnly = offered.every(({ finding = key }) => finding === key);
  const deniesAll = questionType === QUESTION_TYPE.multi || isOnly;
  const denial =
    offered.find(({ denies }) => denies === key) ?? offered.find(({ isDenial }) => isDenial && deniesAll);
  return denial && choosing(answer, [denial]);
}

function chosenChoices(answer: Answer): readonly OfferedChoice[] {
  const ids = chosenIn(answer);
  return (answer.offered ?? []).filter(({ id }) => ids.has(id));
}

/** The catalogue's choices in their order, the student's own last; a sequence keeps the patient's order. */
function choosing(answer: Answer, choices: readonly OfferedChoice[]): Answer | undefined {
  if (choices.length === 0) return undefined;
  if (answer.questionType === QUESTION_TYPE.order) {
    const left = answer.choiceText
      .split(SEQUENCE_ARROW)
      .filter(step => choices.some(({ text }) => text === step));
    return { ...answer, choiceText: left.join(SEQUENCE_ARROW) };
  }
  const chosen = (answer.offered ?? []).filter(choice => choices.includes(choice));
  const ordered = [...chosen.filter(({ id }) => id >= 0), ...chosen.filter(({ id }) => id < 0)];
  return {
    ...answer,
    choiceId: ordered.map(({ id }) => id).join(','),
    choiceText: ordered.map(({ text }) => text).join(SEPARATOR),
  };
}
