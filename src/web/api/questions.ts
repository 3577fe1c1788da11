import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
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
    queryKey: keyOf(complaintId, gender),
    select: (questions: QuestionsResponse) => questionsForAge(questions, aged),
    queryFn:
      complaintId === null ? skipToken : ({ signal }) => readQuestions({ complaintId, gender, signal }),
  });
}

/** The same once, for who acts on them. */
export function useFetchQuestions() {
  const client = useQueryClient();
  return async (complaintId: number, { gender, ...aged }: Pick<PatientRecord, 'gender'> & Aged) => {
    const questions = await client.fetchQuery({
      queryKey: keyOf(complaintId, gender),
      queryFn: ({ signal }) => readQuestions({ complaintId, gender, signal }),
    });
    return questionsForAge(questions, aged);
  };
}

type Reading = {
  readonly complaintId: number;
  readonly gender: PatientRecord['gender'];
  readonly signal: AbortSignal;
};

const keyOf = (complaintId: number | null, gender: PatientRecord['gender']) => [
  'questions',
  complaintId,
  gender,
];

function readQuestions({ complaintId, gender, signal }: Reading) {
  return request<QuestionsResponse>(questionsEndpoint, {
    parameters: { id: complaintId },
    query: genderQuery(gender),
    signal,
  });
}
