import { type Answer, isSkipped, type OfferedChoice } from '#domain/case/answer.ts';
import { SEQUENCE_ARROW } from '#domain/questionnaire/new-answer.ts';
import { QUESTION_TYPE, type QuestionType } from '#domain/questionnaire/question.ts';

/** Keys of the findings that something says are present, and of those it denies. */
export type Said = { readonly present: readonly string[]; readonly denied: readonly string[] };

export const NOTHING_SAID: Said = { present: [], denied: [] };

/**
 * What choosing some of the offered choices says. Of several choices those not chosen are denied: they were asked,
 * too. Of a single choice only "no" denies the others.
 */
export function saidByChoosing(
  type: QuestionType,
  offered: readonly OfferedChoice[],
  isChosen: (choice: OfferedChoice) => boolean,
): Said {
  const chosen = offered.filter(isChosen);
  if (chosen.length === 0) return NOTHING_SAID;
  const present = new Set(chosen.flatMap(({ finding }) => finding ?? []));
  const deniesOthers = type === QUESTION_TYPE.multi || chosen.some(({ isDenial }) => isDenial);
  const others = deniesOthers ? offered.flatMap(({ finding }) => finding ?? []) : [];
  const denied = new Set([...chosen.flatMap(({ denies }) => denies ?? []), ...others]);
  return { present: [...present], denied: [...denied].filter(key => !present.has(key)) };
}

/** What an answer of the case says; nothing when it was skipped or is older than the findings. */
export function saidByAnswer(answer: Answer): Said {
  const { questionType, offered = [] } = answer;
  return isSkipped(answer)
    ? NOTHING_SAID
    : saidByChoosing(questionType, offered, choice => chosenIn(answer).has(choice.id));
}

/** The ids of the choices that an answer has chosen; a sequence keeps only their texts. */
export function chosenIn({ questionType, choiceId, choiceText, offered = [] }: Answer): ReadonlySet<number> {
  if (questionType !== QUESTION_TYPE.order) return new Set((choiceId ?? '').split(',').map(Number));
  const texts = choiceText.split(SEQUENCE_ARROW);
  return new Set(offered.filter(({ text }) => texts.includes(text)).map(({ id }) => id));
}
