import type { Answer } from '#domain/case/answer.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { saidByAnswer } from '#domain/questionnaire/said.ts';

/**
 * The questions of a symptom that its answers so far let through: those without conditions, and those of which some
 * condition's parent question was answered with the trigger choice (specification 9.3), or for which a finding is
 * present anywhere in the case.
 */
export function visibleQuestions(
  questions: readonly Question[],
  answers: readonly Answer[],
  symptomId: number,
): readonly Question[] {
  const chosen = new Set(
    answers
      .filter(answer => answer.symptomId === symptomId)
      .flatMap(answer => (answer.choiceId ?? '').split(',').map(id => `${answer.questionId}:${id}`)),
  );
  const isPresent = (key: string) => answers.some(answer => saidByAnswer(answer).present.includes(key));
  return questions.filter(
    ({ conditions, whenPresent = [] }) =>
      conditions.length + whenPresent.length === 0 ||
      whenPresent.some(isPresent) ||
      conditions.some(({ questionId, choiceId }) => chosen.has(`${questionId}:${choiceId}`)),
  );
}

/**
 * Drops the answers to questions that are no longer visible after a parent's answer changed, and the answers that
 * depended on those in turn, so that nothing counts that the student cannot see. Answers to questions the catalogue
 * no longer has are kept as text.
 */
export function withoutHiddenAnswers(
  record: PatientRecord,
  questions: readonly Question[],
  symptomId: number,
): PatientRecord {
  const visible = new Set(visibleQuestions(questions, record.answers, symptomId).map(({ id }) => id));
  const hidden = new Set(questions.map(({ id }) => id).filter(id => !visible.has(id)));
  const answers = record.answers.filter(
    answer => answer.symptomId !== symptomId || !hidden.has(answer.questionId),
  );
  if (answers.length === record.answers.length) return record;
  return withoutHiddenAnswers({ ...record, answers }, questions, symptomId);
}
