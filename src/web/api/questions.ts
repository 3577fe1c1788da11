import { skipToken, useQuery } from '@tanstack/react-query';
import { questionsEndpoint } from '#contract/endpoints/complaints.ts';
import type { QuestionsResponse } from '#contract/questions.ts';
import type { Aged } from '#domain/case/age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { questionsForAge } from '#domain/questionnaire/questions-for-age.ts';
import { genderQuery } from '#web/api/complaints.ts';
import { request } from '#web/api/request.ts';

/** The questions of a complaint that fit the patient; asks nothing while there is no complaint. */
export function useQuestions(
  complaintId: number | null,
  { gender, ...aged }: Pick<PatientRecord, 'gender'> & Aged,
) {
  return useQuery({
    queryKey: ['questions', complaintId, gender],
    select: (questions: QuestionsResponse) => questionsForAge(questions, aged),
    queryFn:
      complaintId === null
        ? skipToken
        : ({ signal }) =>
            request<QuestionsResponse>(questionsEndpoint, {
              parameters: { id: complaintId },
              query: genderQuery(gender),
              signal,
            }),
  });
}
