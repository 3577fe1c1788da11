import { useQuery } from '@tanstack/react-query';
import type { ComplaintsAnswer } from '#contract/complaints.ts';
import type { Gender } from '#domain/case/patient-record.ts';
import { request } from '#web/api/request.ts';

/** The complaints that fit the patient's gender, with their body systems. */
export function useComplaints(gender: Gender | null) {
  return useQuery({
    queryKey: ['complaints', gender],
    queryFn: ({ signal }) => request<ComplaintsAnswer>(`/api/complaints${genderQuery(gender)}`, { signal }),
  });
}

/** `?gender=male`, or nothing while the gender is not known. */
export function genderQuery(gender: Gender | null): string {
  return gender === null ? '' : `?gender=${gender.toLowerCase()}`;
}
