import type { Answer } from '#domain/case/answer.ts';
import type { KnownFinding, KnownFindings } from '#domain/findings/known-findings.ts';
import { multiAnswer, type PosedQuestion, singleAnswer } from '#domain/questionnaire/new-answer.ts';
import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';

/** What is known of a choice before it is offered: whether it is true, and by what one knows it. */
export type KnownChoice = { readonly isTrue: boolean; readonly by: KnownFinding };

/** What is known of a choice that tells or denies a finding; undefined where nobody has said anything of it. */
export function knownChoice({ finding, denies }: Choice, known: KnownFindings): KnownChoice | undefined {
  const by = known.get(finding ?? denies ?? '');
  return by && { isTrue: by.isPresent === (finding !== undefined), by };
}

/** The choices of a question that are known to be true already. */
export function knownChoices({ choices }: Question, known: KnownFindings): readonly Choice[] {
  return choices.filter(choice => knownChoice(choice, known)?.isTrue);
}

/** The answer that a question opens with: what is known of it already. Null when nothing is, or more than one may be. */
export function proposedAnswer(posed: PosedQuestion, known: KnownFindings): Answer | null {
  const chosen = knownChoices(posed.question, known);
  if (posed.question.type === QUESTION_TYPE.multi) return multiAnswer(posed, chosen);
  const [only, ...others] = chosen;
  const isOne = posed.question.type === QUESTION_TYPE.single && others.length === 0;
  return only && isOne ? singleAnswer(posed, only) : null;
}

/**
 * The answer to a question that need not be asked, because everything it asks was told or denied before; null when
 * something of it is not known.
 */
export function knownAnswer(posed: PosedQuestion, known: KnownFindings): Answer | null {
  const denial = posed.question.choices.find(({ isDenial }) => isDenial);
  const asking = posed.question.choices.filter(choice => choice !== denial);
  if (asking.length === 0 || asking.some(({ finding, denies }) => (finding ?? denies) === undefined))
    return null;
  const proposed = proposedAnswer(posed, known);
  if (proposed && posed.question.type === QUESTION_TYPE.single) return proposed;
  const isAllKnown = asking.every(choice => knownChoice(choice, known));
  if (!isAllKnown || proposed) return isAllKnown ? proposed : null;
  return denial && knownChoices(posed.question, known).length === 0 ? denialOf(posed, denial) : null;
}

function denialOf(posed: PosedQuestion, denial: Choice): Answer | null {
  if (posed.question.type === QUESTION_TYPE.multi) return multiAnswer(posed, [denial]);
  return posed.question.type === QUESTION_TYPE.single ? singleAnswer(posed, denial) : null;
}
