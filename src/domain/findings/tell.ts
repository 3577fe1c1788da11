import type { Answer } from '#domain/case/answer.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { isFrom, type QuestionPlace } from '#domain/findings/known-findings.ts';
import { withRepeatsFollowing } from '#domain/findings/repeat.ts';
import { settle, type Verdict } from '#domain/findings/settle.ts';
import { type CaseSaid, type Statement, statementsOf } from '#domain/findings/statements.ts';
import { answerQuestion } from '#domain/questionnaire/open-questionnaire.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import type { Tapped } from '#domain/questionnaire/tapped.ts';

/** An answer to a question of the open questionnaire, or null to take it back, and the tap that made it. */
export type Told = {
  readonly question: Question;
  readonly answer: Answer | null;
  readonly tapped?: Tapped | undefined;
};

/**
 * Answers a question. Where the tapped choice says the opposite of what was said elsewhere, it holds everywhere; only
 * a symptom of the case, or an entry of past history, is not given up by a tap.
 */
export function tell(said: CaseSaid, vocabulary: readonly Finding[], told: Told): CaseSaid {
  const answered = { ...said, record: answerQuestion(said.record, told.question, told.answer) };
  const verdict = told.tapped && verdictOf(told.tapped);
  const opposed = verdict ? opposing(answered, vocabulary, { told, verdict }) : [];
  const isSettled =
    opposed.length > 0 &&
    opposed.every(({ source }) => source.kind !== 'symptom' && source.kind !== 'history');
  const settled = verdict && isSettled ? settle(answered, vocabulary, verdict) : answered;
  return { ...settled, record: withRepeatsFollowing(settled, vocabulary) };
}

type Tap = { readonly told: Told; readonly verdict: Verdict };

function opposing(said: CaseSaid, vocabulary: readonly Finding[], { told, verdict }: Tap): Statement[] {
  const symptomId = said.record.currentSymptom?.id;
  const here: QuestionPlace | undefined =
    symptomId === undefined ? undefined : { symptomId, questionId: told.question.id };
  return statementsOf(said, vocabulary).filter(
    ({ key, isPresent, source }) =>
      key === verdict.key && isPresent !== verdict.isPresent && !isFrom(source, here),
  );
}

/** To leave a choice that denies is not yet to tell. */
function verdictOf({ choice: { finding, denies }, isOn }: Tapped): Verdict | undefined {
  if (finding !== undefined) return { key: finding, isPresent: isOn };
  return denies !== undefined && isOn ? { key: denies, isPresent: false } : undefined;
}
