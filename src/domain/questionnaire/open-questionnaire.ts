import type { Answer } from '#domain/case/answer.ts';
import { answersOf, recordAnswer, withoutAnswer } from '#domain/case/answers.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { withCustomChoices } from '#domain/questionnaire/custom-choice.ts';
import { skippedAnswer } from '#domain/questionnaire/new-answer.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { withoutHiddenAnswers } from '#domain/questionnaire/visible-questions.ts';

/**
 * Takes the loaded questions into the case, with the custom choices of earlier answers. What the patient thinks, fears
 * and wants is asked once, behind the chief complaint.
 */
export function openQuestionnaire(record: PatientRecord, questions: readonly Question[]): PatientRecord {
  const answers = record.answers.filter(answer => answer.symptomId === record.currentSymptom?.id);
  const isChief = record.currentSymptom?.id === record.chiefComplaint?.id;
  const asked = isChief ? questions : questions.filter(({ covers }) => covers !== 'ice');
  return { ...record, availableQuestions: withCustomChoices(asked, answers) };
}

/** Answers a question of the open questionnaire, or takes the answer back with null; what this hides is dropped. */
export function answerQuestion(
  record: PatientRecord,
  question: Question,
  answer: Answer | null,
): PatientRecord {
  const symptomId = record.currentSymptom?.id;
  if (symptomId === undefined) return record;
  const changed = answer ? recordAnswer(record, answer) : withoutAnswer(record, symptomId, question.id);
  return inOrderOfAsking(withoutHiddenAnswers(changed, record.availableQuestions, symptomId), symptomId);
}

/** Records the questions as skipped (specification 9.24). */
export function skipQuestions(record: PatientRecord, questions: readonly Question[]): PatientRecord {
  const symptomId = record.currentSymptom?.id;
  if (symptomId === undefined) return record;
  const skipped = questions.reduce(
    (soFar, question) => recordAnswer(soFar, skippedAnswer({ question, symptomId })),
    record,
  );
  return inOrderOfAsking(skipped, symptomId);
}

/**
 * The symptom's answers in the order of its questions, after those of other symptoms: who goes back to an earlier
 * question does not change the order in which the history is told. Answers to questions the catalogue no longer has
 * stay at the end.
 */
function inOrderOfAsking(record: PatientRecord, symptomId: number): PatientRecord {
  const places = new Map(record.availableQuestions.map(({ id }, place) => [id, place]));
  const placeOf = ({ questionId }: Answer) => places.get(questionId) ?? places.size;
  const others = record.answers.filter(answer => answer.symptomId !== symptomId);
  return {
    ...record,
    answers: [...others, ...answersOf(record, symptomId).toSorted((a, b) => placeOf(a) - placeOf(b))],
  };
}
