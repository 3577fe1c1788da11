import { type Answer, isSkipped } from '#domain/case/answer.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';

/** The answers given for one symptom, in the order of its questions. */
export function answersOf(record: PatientRecord, symptomId: number): readonly Answer[] {
  return record.answers.filter(answer => answer.symptomId === symptomId);
}

/** The answer to one question of one symptom, if there is one. */
export function answerTo(record: PatientRecord, symptomId: number, questionId: number): Answer | undefined {
  return record.answers.find(answer => isOf(answer, symptomId, questionId));
}

/** Records an answer; an earlier one to the same question for the same symptom is replaced in its place. */
export function recordAnswer(record: PatientRecord, answer: Answer): PatientRecord {
  const isEarlier = (other: Answer) => isOf(other, answer.symptomId, answer.questionId);
  const answers = record.answers.some(isEarlier)
    ? record.answers.map(other => (isEarlier(other) ? answer : other))
    : [...record.answers, answer];
  return { ...record, answers };
}

/** Takes back the answer to one question of one symptom. */
export function withoutAnswer(record: PatientRecord, symptomId: number, questionId: number): PatientRecord {
  return { ...record, answers: record.answers.filter(answer => !isOf(answer, symptomId, questionId)) };
}

/** Takes back all answers of one symptom. */
export function withoutAnswersOf(record: PatientRecord, symptomId: number): PatientRecord {
  return { ...record, answers: record.answers.filter(answer => answer.symptomId !== symptomId) };
}

/** What goes to the differential: the answers that have a choice and were not skipped. */
export function choicesMade(record: PatientRecord): { questionId: number; choiceId: string }[] {
  return record.answers.flatMap(answer =>
    answer.choiceId === null || isSkipped(answer)
      ? []
      : [{ questionId: answer.questionId, choiceId: answer.choiceId }],
  );
}

function isOf(answer: Answer, symptomId: number, questionId: number): boolean {
  return answer.symptomId === symptomId && answer.questionId === questionId;
}
