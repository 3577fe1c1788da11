import { useQuery } from '@tanstack/react-query';
import type { QuestionsAnswer } from '#contract/questions.ts';
import type { Gender } from '#domain/case/patient-record.ts';
import { genderQuery } from '#web/api/complaints.ts';
import { request } from '#web/api/request.ts';

/** The questions of a complaint; asks nothing while there is no complaint. */
export function useQuestions(complaintId: number | null, gender: Gender | null) {
  return useQuery({
    queryKey: ['questions', complaintId, gender],
    enabled: complaintId !== null,
    queryFn: ({ signal }) =>
      request<QuestionsAnswer>(`/api/complaints/${complaintId}/questions${genderQuery(gender)}`, { signal }),
  });
}
