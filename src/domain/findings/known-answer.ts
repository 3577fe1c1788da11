import type { Answer } from '#domain/case/answer.ts';
import type { KnownFindings } from '#domain/findings/known-findings.ts';
import { multiAnswer, type PosedQuestion, singleAnswer } from '#domain/questionnaire/new-answer.ts';
import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';

/** The choices of a question that are known to be true already. */
export function knownChoices({ choices }: Question, known: KnownFindings): readonly Choice[] {
  return choices.filter(({ finding }) => finding !== undefined && known.get(finding)?.isPresent);
}

/**
 * The answer to a question that need not be asked, because everything it asks was told or denied before; null when
 * something of it is not known.
 */
export function knownAnswer(posed: PosedQuestion, known: KnownFindings): Answer | null {
  const { choices, type } = posed.question;
  const denial = choices.find(({ isDenial }) => isDenial);
  const findings = choices.flatMap(({ finding }) => finding ?? []);
  if (findings.length === 0 || choices.some(choice => choice !== denial && choice.finding === undefined))
    return null;
  const present = knownChoices(posed.question, known);
  const isAllKnown = findings.every(key => known.has(key));
  if (type === QUESTION_TYPE.single) {
    const [only, ...others] = present;
    if (only && others.length === 0) return singleAnswer(posed, only);
    return isAllKnown && denial && present.length === 0 ? singleAnswer(posed, denial) : null;
  }
  if (type !== QUESTION_TYPE.multi || !isAllKnown) return null;
  return multiAnswer(posed, present.length > 0 ? present : denial ? [denial] : []);
}
