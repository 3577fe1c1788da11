import type { Answer } from '#domain/case/answer.ts';
import { recordAnswer, withoutAnswer } from '#domain/case/answers.ts';
import type { CaseSaid } from '#domain/findings/statements.ts';
import { multiAnswer, singleAnswer } from '#domain/questionnaire/new-answer.ts';
import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';

/** A question of a symptom, and what the patient might have answered instead. */
export type Supposition = {
  readonly question: Question;
  readonly symptomId: number;
  readonly choices: readonly Choice[];
};

/** The case as it would be had the patient answered so; with nothing chosen, as if nobody had asked. */
export function supposing(said: CaseSaid, { question, symptomId, choices }: Supposition): CaseSaid {
  const posed = { question, symptomId };
  const [first] = choices;
  const answer =
    question.type === QUESTION_TYPE.multi ? multiAnswer(posed, choices) : first && singleAnswer(posed, first);
  const record = answer
    ? recordAnswer(said.record, answer)
    : withoutAnswer(said.record, symptomId, question.id);
  return { ...said, record };
}

/** The choices of a question that an answer holds. */
export function choicesIn(question: Question, answer: Answer | undefined): readonly Choice[] {
  const ids = new Set((answer?.choiceId ?? '').split(',').map(Number));
  return question.choices.filter(({ id }) => ids.has(id));
}
