import type { Answer, OfferedChoice } from '#domain/case/answer.ts';
import { chosenIn } from '#domain/findings/said.ts';
import { SEPARATOR } from '#domain/questionnaire/custom-choice.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';

/**
 * Makes every answer that speaks of the finding say that it is present, or that it is not. An answer that has no words
 * for it any more is taken back.
 */
export function settleFinding(answers: readonly Answer[], key: string, isPresent: boolean): Answer[] {
  return answers.flatMap(answer => {
    const own = answer.offered?.filter(({ finding }) => finding === key) ?? [];
    const denying = answer.offered?.filter(({ denies }) => denies === key) ?? [];
    if (own.length + denying.length === 0 || answer.questionType === QUESTION_TYPE.order) return [answer];
    const chosen = chosenIn(answer);
    const says = own.some(({ id }) => chosen.has(id));
    if (says === isPresent && !(isPresent && denying.some(({ id }) => chosen.has(id)))) return [answer];
    return (isPresent ? tell(answer, own, chosen) : deny(answer, own, chosen)) ?? [];
  });
}

/** Single answers that tell something else than a denial are left: they did not speak of the finding. */
function tell(
  answer: Answer,
  own: readonly OfferedChoice[],
  chosen: ReadonlySet<number>,
): Answer | undefined {
  const [first] = own;
  if (first === undefined) return undefined;
  if (answer.questionType === QUESTION_TYPE.multi) {
    const offered = answer.offered ?? [];
    const kept = offered.filter(({ id, isDenial, denies }) => chosen.has(id) && !isDenial && !denies);
    return choosing(answer, [...kept.map(({ id }) => id), first.id]);
  }
  const isDenied = answer.offered?.some(
    ({ id, isDenial, denies }) => chosen.has(id) && (isDenial || denies === first.finding),
  );
  return isDenied ? choosing(answer, [first.id]) : answer;
}

function deny(
  answer: Answer,
  own: readonly OfferedChoice[],
  chosen: ReadonlySet<number>,
): Answer | undefined {
  const gone = new Set(own.map(({ id }) => id));
  const rest = [...chosen].filter(id => !gone.has(id));
  if (rest.length > 0) return choosing(answer, rest);
  const denial = answer.offered?.find(
    ({ isDenial, denies }) => isDenial || (denies !== undefined && denies === own[0]?.finding),
  );
  return denial && choosing(answer, [denial.id]);
}

/** The catalogue's choices in their order, the student's own last. */
function choosing(answer: Answer, ids: readonly number[]): Answer {
  const chosen = (answer.offered ?? []).filter(({ id }) => ids.includes(id));
  const ordered = [...chosen.filter(({ id }) => id >= 0), ...chosen.filter(({ id }) => id < 0)];
  return {
    ...answer,
    choiceId: ordered.map(({ id }) => id).join(','),
    choiceText: ordered.map(({ text }) => text).join(SEPARATOR),
  };
}
