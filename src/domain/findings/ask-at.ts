import type { PatientRecord } from '#domain/case/patient-record.ts';
import { reopenSymptom } from '#domain/case/symptoms.ts';
import { openQuestionnaire } from '#domain/questionnaire/open-questionnaire.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';

/** Opens the questionnaire of a symptom of the case at one of its questions; it leads back to the summary. */
export function askAt(
  record: PatientRecord,
  questions: readonly Question[],
  { complaintId, questionId }: { readonly complaintId: number; readonly questionId: number },
): PatientRecord {
  const opened = openQuestionnaire(reopenSymptom(record, complaintId), questions);
  const visible = visibleQuestions(opened.availableQuestions, opened.answers, complaintId);
  const index = visible.findIndex(({ id }) => id === questionId);
  return { ...opened, currentQuestionIndex: Math.max(0, index), returnTo: 'summary' };
}
