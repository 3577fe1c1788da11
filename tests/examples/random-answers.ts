import fc from 'fast-check';
import type { Answer } from '#domain/case/answer.ts';
import {
  multiAnswer,
  type PosedQuestion,
  sequenceAnswer,
  singleAnswer,
} from '#domain/questionnaire/new-answer.ts';
import { type Choice, QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { ASKING } from '#tests/examples/findings.ts';

/** The answer that chooses these, as the question takes it; nothing chosen is no answer. */
export function answerWith(posed: PosedQuestion, chosen: readonly Choice[]): Answer[] {
  const [first] = chosen;
  if (!first) return [];
  if (posed.question.type === QUESTION_TYPE.single) return [singleAnswer(posed, first)];
  if (posed.question.type === QUESTION_TYPE.order) return [sequenceAnswer(posed, chosen)];
  const answer = multiAnswer(posed, chosen);
  return answer ? [answer] : [];
}

/** Any answers to the example questions, asked about two symptoms. */
export const someAnswers: fc.Arbitrary<readonly Answer[]> = fc
  .tuple(
    ...[1, 2].flatMap(symptomId =>
      ASKING.map(question =>
        fc.shuffledSubarray([...question.choices]).map(chosen => answerWith({ question, symptomId }, chosen)),
      ),
    ),
  )
  .map(answers => answers.flat());
