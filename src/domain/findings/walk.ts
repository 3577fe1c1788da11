import { answersOf } from '#domain/case/answers.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { nextToAsk, repeatKnown } from '#domain/findings/repeat.ts';
import type { CaseSaid } from '#domain/findings/statements.ts';
import { openQuestionnaire, skipQuestions } from '#domain/questionnaire/open-questionnaire.ts';
import { openQuestions } from '#domain/questionnaire/progress.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';

/** After so many questions an associated symptom may be enough. */
export const ENOUGH_AFTER = 5;

/**
 * Opens the questionnaire of the current symptom at the first question that is to be put; one that was open before,
 * at its beginning.
 */
export function openAsked(
  said: CaseSaid,
  vocabulary: readonly Finding[],
  questions: readonly Question[],
): PatientRecord {
  const opened = openQuestionnaire(said.record, questions);
  const symptomId = opened.currentSymptom?.id ?? 0;
  if (answersOf(opened, symptomId).length > 0) return opened;
  return atNext(repeatKnown({ ...said, record: opened }, vocabulary, 0), opened.currentQuestionIndex);
}

/** Goes on to the next question that is to be put. */
export function goOnFrom(said: CaseSaid, vocabulary: readonly Finding[], index: number): PatientRecord {
  return atNext(repeatKnown(said, vocabulary, index + 1), index + 1);
}

/** Whether all the questions of the open questionnaire were repeated. */
export function isAllKnown(record: PatientRecord): boolean {
  return record.availableQuestions.length > 0 && nextToAsk(record, 0) === undefined;
}

/** What is left of the questionnaire is answered as far as it is known, and skipped. */
export function leaveRest(said: CaseSaid, vocabulary: readonly Finding[], index: number): PatientRecord {
  const record = repeatKnown(said, vocabulary, index);
  return skipQuestions(record, unansweredOf(record));
}

/** The questions of the open questionnaire that are unanswered or skipped. */
export function openIn(record: PatientRecord): readonly Question[] {
  const { symptomId, questions } = questionsIn(record);
  const answers = new Map(answersOf(record, symptomId).map(answer => [answer.questionId, answer]));
  return openQuestions(questions, answers);
}

/**
 * Whether one may say that it is enough for now: behind the fifth question of an associated symptom, and wherever one
 * came from the summary to ask something that was left out.
 */
export function mayBeEnough(record: PatientRecord, index: number): boolean {
  if (record.returnTo === 'summary') return true;
  const { symptomId, questions } = questionsIn(record);
  const answered = new Set(answersOf(record, symptomId).map(({ questionId }) => questionId));
  return (
    index >= ENOUGH_AFTER &&
    record.chiefComplaint?.id !== symptomId &&
    symptomsOf(record).some(({ id }) => id === symptomId) &&
    questions.slice(0, ENOUGH_AFTER).every(({ id }) => answered.has(id))
  );
}

function unansweredOf(record: PatientRecord): readonly Question[] {
  const { symptomId, questions } = questionsIn(record);
  const answered = new Set(answersOf(record, symptomId).map(({ questionId }) => questionId));
  return questions.filter(({ id }) => !answered.has(id));
}

function questionsIn(record: PatientRecord) {
  const symptomId = record.currentSymptom?.id ?? 0;
  return { symptomId, questions: visibleQuestions(record.availableQuestions, record.answers, symptomId) };
}

function atNext(record: PatientRecord, from: number): PatientRecord {
  return { ...record, currentQuestionIndex: nextToAsk(record, from) ?? record.currentQuestionIndex };
}
